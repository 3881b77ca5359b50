import { orderStatuses } from '#domain/order/order-status.ts';

import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { countOrders } from '#backend/modules/orders/store/order-counts.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';

/** `admin-approval` as "Admin approval". */
function nameOf(status: string): string {
  const words = status.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** GET wc/v3/reports/orders/totals: order counts by status. */
export async function orderTotals(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const { statuses } = await countOrders(call.services.database, null);
  const total = (slug: string) => statuses.find(({ status }) => status === slug)?.count ?? 0;
  return json(orderStatuses.map((slug) => ({ slug, name: nameOf(slug), total: total(slug) })));
}
