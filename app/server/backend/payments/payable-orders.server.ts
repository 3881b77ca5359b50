import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatuses } from '#domain/order/order-status.ts';
import { awaitsTransfer, calledOff } from '#domain/payment/payment.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { readOrdersByPayment } from './orders-by-payment.server.ts';

/** The service credential reads orders, always after our own check (ADR 0003). */
const as = 'service';

/** Orders that were called off before they were paid would fill the pages in time. */
const payable = orderStatuses.filter((status) => !calledOff.includes(status));

async function ordersByIds(ids: readonly number[]): Promise<readonly Order[]> {
  const found: Order[] = [];
  for (let at = 0; at < ids.length; at += maxPerPage) {
    const query = { include: ids.slice(at, at + maxPerPage).join(), per_page: maxPerPage };
    const rows = await ask(paths.orders, { as, query, schema: orderListSchema });
    for (const row of rows) found.push(orderFrom(row));
  }
  return found.filter(({ id }) => ids.includes(id));
}

/** The orders of one checkout, whatever their payment. */
async function ordersOfCheckout(reference: string): Promise<readonly Order[]> {
  const customer = customerOfCheckout(reference);
  if (customer === null) return [];
  const query = { customer, match: creditorReference(reference), per_page: maxPerPage };
  const rows = await ask(paths.orders, { as, query, schema: orderListSchema });
  return rows
    .map(orderFrom)
    .filter((one) => one.checkout?.reference === reference && one.customerId === customer);
}

/** What the lines of statements name. */
export interface NamedOrders {
  readonly ids: readonly number[];
  readonly checkouts: readonly string[];
}

/**
 * The orders that incoming money can be for: those that the lines name, and on request all that await a transfer. Only
 * for people who may read all orders.
 */
export async function readPayableOrders(
  { ids, checkouts }: NamedOrders,
  { withUnpaid }: { readonly withUnpaid: boolean },
): Promise<readonly Order[]> {
  const orders = new Map<number, Order>();
  const add = (some: readonly Order[]) => some.forEach((order) => orders.set(order.id, order));
  if (withUnpaid) add(await readOrdersByPayment('awaiting', awaitsTransfer, { statuses: payable }));
  for (const checkout of new Set(checkouts)) add(await ordersOfCheckout(checkout));
  add(await ordersByIds([...new Set(ids)].filter((id) => !orders.has(id))));
  return [...orders.values()];
}
