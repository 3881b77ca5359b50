import { wordsOfPeople } from '#domain/order/order-match.ts';
import { vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import type { StoredLineMeta } from '#backend/modules/orders/store/order.schema.ts';
import type { StoredBilling } from '#backend/modules/people/store/people.schema.ts';

type LineMarks = { readonly meta: readonly StoredLineMeta[] };

/** What an order is found by: its fan as the bill has it, and its vendor as the first line was marked. */
export function orderSearchText(billing: StoredBilling, lines: readonly LineMarks[]): string {
  const mark = lines[0]?.meta.find(({ key }) => key === vendorMetaKey);
  return wordsOfPeople({
    billing: {
      firstName: billing.first_name,
      lastName: billing.last_name,
      company: billing.company,
      email: billing.email,
    },
    celebrityName: mark?.displayValue ?? '',
  }).join(' ');
}
