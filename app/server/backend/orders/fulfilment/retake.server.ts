import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { WireRetake } from '#backend/contract/orders/order-fulfilment.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { mayAskForRetake, type RetakeRequest } from '#domain/order/delivery/retake.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter } from '../changed-orders.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';
import { getOrder } from '../orders.server.ts';

/** Writes meta of a completed order. The back end accepts only the first of several writes to a write-once key. */
export async function write(
  orderId: number,
  actor: Actor,
  meta: readonly { readonly key: string; readonly value: unknown }[],
): Promise<Order> {
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: {
      meta_data: [
        { key: orderMeta.actor, value: `${actor.role}:${actor.id}` },
        { key: orderMeta.from, value: 'completed' },
        ...meta,
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderEmitter.emit();
  return orderAsSeenBy(actor, orderFrom(wire));
}

/**
 * Requests another take of the delivered video, once per order.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if none can be requested or one already was
 */
export async function askForRetake(
  { orderId, reason, words }: RetakeRequest & { readonly orderId: number },
  { id, role }: Actor,
): Promise<Order> {
  const actor = { id, role };
  const order = await getOrder(orderId, actor);
  if (actor.id !== order.customerId) throw new AppError('not_allowed');
  const now = new Date();
  if (!mayAskForRetake(actor, order, now)) throw new AppError('order_moved_on');
  const value: WireRetake = { at: now.toISOString(), reason, words };
  return write(orderId, actor, [{ key: orderMeta.retake, value }]);
}
