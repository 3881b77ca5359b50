import { createHash } from 'node:crypto';
import type { Actor } from '#domain/account/role.ts';
import type { PlaceOrders } from '#domain/checkout/checkout.ts';
import type { OrderCheckout } from '#domain/order/order-parts.ts';
import type { BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import { getOrder } from '../orders.server.ts';
import { listCheckoutOrders } from './list-checkout-orders.server.ts';

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
