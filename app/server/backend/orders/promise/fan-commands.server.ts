import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { WireExtension } from '#backend/contract/orders/order-promise.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { extensionDays, mayExtend, mayRemind } from '#domain/order/promise/due-date.ts';
import { mayCancel } from '#domain/order/transitions/order-move.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import {
  cardGateway,
  cardOffer,
  type CardGateway,
} from '#app/server/backend/payments/card-gateway.server.ts';
import { orderEmitter } from '../changed-orders.server.ts';
import { drainAndClose } from '../drain-and-close.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';
import { getOrder } from '../orders.server.ts';
import { cancelOrder } from './cancel-order.server.ts';

/** The order of this fan. @throws AppError `not_found`, `not_allowed` */
async function ownOrder(orderId: number, actor: Actor): Promise<Order> {
  const order = await getOrder(orderId, actor);
  if (order.customerId !== actor.id) throw new AppError('not_allowed');
  return order;
}

/** Writes meta that is written once, if the order's status is as it was read. */
async function write(
  order: Order,
  actor: Actor,
  meta: { readonly key: string; readonly value: unknown },
): Promise<Order> {
  const wire = await ask(paths.order(order.id), {
    method: 'PATCH',
    as: 'service',
    body: {
      meta_data: [
        { key: orderMeta.actor, value: `${actor.role}:${actor.id}` },
        { key: orderMeta.from, value: order.status },
        meta,
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderEmitter.emit();
  return orderAsSeenBy(actor, orderFrom(wire));
}

/**
 * Gives the celebrity more time, once, for the fan.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if there is nothing to extend now
 */
export async function extendPromise(orderId: number, actor: Actor, now: Date): Promise<Order> {
  const order = await ownOrder(orderId, actor);
  if (!mayExtend(order, now.getTime())) throw new AppError('order_moved_on');
  const value: WireExtension = { at: now.toISOString(), days: extensionDays };
  return write(order, actor, { key: orderMeta.extension, value });
}

/**
 * Reminds the celebrity of the order, once, for the fan.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if it is too early, or was done
 */
export async function remindCelebrity(orderId: number, actor: Actor, now: Date): Promise<Order> {
  const order = await ownOrder(orderId, actor);
  if (!mayRemind(order, now.getTime())) throw new AppError('order_moved_on');
  return write(order, actor, { key: orderMeta.nudge, value: now.toISOString() });
}

/**
 * Cancels an order that was not accepted yet, for its fan; money that was received goes back.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if it was accepted, paid or cancelled meanwhile
 */
export async function cancelOwnOrder(
  orderId: number,
  actor: Actor,
  now: Date,
  gateway: CardGateway | null = cardOffer() === null ? null : cardGateway(),
): Promise<Order> {
  const order = await ownOrder(orderId, actor);
  if (!mayCancel(actor, order)) throw new AppError('order_moved_on');
  // Money that is set aside on a card is let go first; where it was taken, the payment is about to be noted.
  const isCharging =
    order.paymentMethod === 'card' && order.payment === 'awaiting' && order.transactionId !== '';
  if (isCharging && !(await drainAndClose(order, gateway))) throw new AppError('order_moved_on');
  const cancelled = await cancelOrder(order, actor, null, now);
  orderEmitter.emit();
  return orderAsSeenBy(actor, cancelled);
}
