import { createHash } from 'node:crypto';

import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import type { Actor } from '#domain/account/role.ts';
import type { PlaceOrders } from '#domain/checkout/checkout.ts';
import type { OrderCheckout } from '#domain/order/order-parts.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { billedOrder, type BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import {
  checkoutReference,
  customerOfCheckout,
} from '#domain/payment/transfer/checkout-reference.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { getOrder } from '../orders.server.ts';

/**
 * The orders that one checkout became, oldest first. Not for anyone but the one who ordered and those who run the shop.
 * @param reference the own part of the reference that they share; what is none names no orders
 */
export async function listCheckoutOrders(reference: string): Promise<readonly BilledOrder[]> {
  const customer = customerOfCheckout(reference);
  if (customer === null) return [];
  const found = await ask(paths.orders, {
    as: 'service',
    query: { customer, match: creditorReference(reference), per_page: maxPerPage },
    schema: orderListSchema,
  });
  // A back end that does not know this filter answers all orders of the customer.
  return found
    .map(orderFrom)
    .filter(({ checkout, customerId }) => {
      return checkout?.reference === reference && customerId === customer;
    })
    .map(billedOrder)
    .toSorted((one, other) => one.id - other.id);
}

/**
 * The orders that were placed together with one, itself among them; none where it was placed alone.
 * @throws AppError `not_found` for an unknown one and for someone else's alike
 */
export async function getCheckoutOrders(
  orderId: number,
  actor: Actor,
): Promise<readonly BilledOrder[]> {
  const { checkout } = await getOrder(orderId, actor);
  return checkout ? listCheckoutOrders(checkout.reference) : [];
}

/**
 * What the orders of a command share, if they are several or what is left of several. Only their buyer's own orders can
 * be in it; tried again under the same keys, it is the same.
 */
export function checkoutOf(
  { checkout, orders }: PlaceOrders,
  buyerId: number,
): OrderCheckout | null {
  if (checkout === undefined && orders.length < 2) return null;
  const said =
    checkout ??
    orders
      .map(({ key }) => key)
      .toSorted()
      .join();
  const seed = createHash('sha256').update(said).digest().readUIntBE(0, 6);
  return { reference: checkoutReference(buyerId, seed), orders: orders.length };
}
