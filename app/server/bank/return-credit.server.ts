import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { CreditReturn } from '#domain/payment/bank-desk/bank-line.ts';

import type { Manager } from './book-line.server.ts';
import { keepReturned } from './store/returned-credit.server.ts';

/**
 * Marks that the credit of a line was sent back to its payer; it moves no money. From then on the line cannot be opened
 * again.
 * @throws AppError `not_allowed`; `line_moved_on` if it went back already, is another amount, or is being undone
 */
export async function returnCredit(
  database: Database,
  manager: Manager,
  returned: CreditReturn,
  now: Date,
): Promise<void> {
  assertManager(manager);
  await database.transaction(async (own) => {
    const { payerName, currency } = await keepReturned(own, returned, manager, now);
    const value = { payer: payerName, cents: returned.cents, currency };
    await noteChangeIn(own, { name: 'bank-credit-returned', value, actor: manager, now });
  });
  tellStale('orders', []);
}
