import { isOrderStatus, orderStatuses } from '#domain/order-status.ts';

import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { findOrder, listOrders } from '../store/orders.ts';
import { json, listAnswer } from './answer.ts';
import { type Call, pageOf, wholeNumber } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';
import { orderView } from './order-view.ts';

const oneOfStatuses = `status is not one of ${orderStatuses.join(', ')}.`;

export function invalidStatus() {
  return invalidParameter('status', oneOfStatuses, 'rest_not_in_enum');
}

export function unknownOrder(status: 400 | 404) {
  return refusal(status, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
}

/** `status=a,b` or `status[]=a&status[]=b`; `any` means all. */
function statusesOf(url: URL): readonly string[] | null {
  const asked = [...url.searchParams]
    .filter(([name]) => /^status(\[\d*\])?$/.test(name))
    .flatMap(([, value]) => value.split(','))
    .filter((value) => value !== '');
  if (asked.length === 0 || asked.includes('any')) return null;
  if (!asked.every(isOrderStatus)) throw invalidStatus();
  return asked;
}

/** GET wc/v3/orders: newest first, for those who run the shop. `vendor` is our addition. */
export async function orderList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const page = pageOf(call.url);
  const { rows, total } = await listOrders(call.services.database, {
    customerId: wholeNumber(call.url, 'customer'),
    vendorId: wholeNumber(call.url, 'vendor'),
    statuses: statusesOf(call.url),
    limit: page.perPage,
    offset: page.offset,
  });
  return listAnswer(
    call,
    rows.map((row) => orderView(row, call.url.origin)),
    page,
    total,
  );
}

/** GET wc/v3/orders/{id}. */
export async function orderOne(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'view');
  const stored = await findOrder(call.services.database, Number(call.params[0]));
  if (!stored) throw unknownOrder(404);
  return json(orderView(stored, call.url.origin));
}
