import { createHash } from 'node:crypto';
import type { Actor } from '#domain/account/role.ts';
import type { PlaceOrders } from '#domain/checkout/checkout.ts';
import type { OrderCheckout } from '#domain/order/order-parts.ts';
import type { BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import { getOrder } from '../orders.server.ts';
import { listCheckoutOrders } from './list-checkout-orders.server.ts';

/**
 * The orders placed in the same checkout as this one, including itself; empty if it was placed alone.
 * @throws AppError `not_found` for unknown orders and for other people's alike
 */
export async function getCheckoutOrders(
  orderId: number,
  actor: Actor,
): Promise<readonly BilledOrder[]> {
  const { checkout } = await getOrder(orderId, actor);
  return checkout ? listCheckoutOrders(checkout.reference) : [];
}

/**
 * The checkout that a command's orders share, if there are several or the command is the rest of several. It can only
 * contain the buyer's own orders, and retrying with the same keys yields the same checkout.
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
