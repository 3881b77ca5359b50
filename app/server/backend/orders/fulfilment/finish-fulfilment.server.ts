import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import {
  fulfilmentMeta,
  pendingIn,
  type WirePendingFulfilment,
} from '#backend/contract/orders/pending-fulfilment.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { playsPart } from '#domain/order/transitions/order-move.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent, isCalledBack } from '#domain/order/delivery/pending-fulfilment.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { eventsAfter } from '#app/server/backend/orders/order-event-meta.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { as, type PendingId, write } from './pending-fulfilment.server.ts';

/** What is told of an order of which nothing is pending any more, to anyone who wanted to undo it. */
function afterUndo(order: Order): Order {
  // Someone else undid it, which is what was wanted.
  if (order.status === 'processing' && order.pendingFulfilment === null) return order;
  const wasSent = order.status === 'completed' && order.pendingFulfilment === null;
  throw new AppError(wasSent ? 'already_sent' : 'order_moved_on');
}

/**
 * Takes back what is pending, as long as it was not sent: of an undo and a sending at the same moment the back end
 * takes one.
 * @throws AppError `not_found`, `not_allowed`, `already_sent`, `order_moved_on` where it was dropped, or another one is
 *   pending
 */
export async function undoFulfilment(
  { orderId, pendingId }: PendingId,
  { id, role }: Actor,
): Promise<Order> {
  const actor = { id, role };
  const order = await getOrder(orderId, actor);
  if (!playsPart(actor, 'celebrity', order)) throw new AppError('not_allowed');
  const isIt = (now: Order) => isBeingSent(now) && now.pendingFulfilment?.id === pendingId;
  if (!isIt(order)) return afterUndo(order);
  try {
    const change = { actor, from: order.status, seen: pendingId, value: '' } as const;
    return orderAsSeenBy(actor, await write(orderId, change));
  } catch (error) {
    const isLost = isTrouble(error) || (error instanceof AppError && error.status === 409);
    const now = isLost ? await getOrder(orderId, actor).catch(() => null) : null;
    if (now === null || isIt(now)) throw error;
    return afterUndo(now);
  }
}

/** Refusals of a sending that waiting does not mend. */
const standsAgainst: readonly ErrorCode[] = ['upload_open', 'video_missing', 'answer_missing'];

const maxAttempts = 5;

/** Sends what is pending to the fan; the history says who pressed it. */
async function send(order: Order, value: WirePendingFulfilment): Promise<void> {
  const actor = { id: value.actor, role: value.by };
  const change = { actor, from: order.status, seen: value.id, value: '' } as const;
  const events = eventsAfter(order, 'completed', actor, null, new Date());
  const meta = [
    { key: orderMeta.paymentFrom, value: order.payment },
    { key: orderMeta.events, value: events },
    ...fulfilmentMeta(value),
  ];
  await write(order.id, change, { status: 'completed', meta });
}

/**
 * Sends what is pending, whatever its time, or drops it where the order was called off or its money went back
 * meanwhile. However many processes do so, and however often, it is sent once: the back end compares what is pending.
 * @throws AppError where the back end is in trouble; nothing is lost then
 */
export async function finishFulfilment({
  orderId,
  pendingId,
}: PendingId): Promise<'sent' | 'dropped' | 'gone'> {
  let isRefused = false;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const wire = await ask(paths.order(orderId), { as, schema: orderSchema });
    const order = orderFrom(wire);
    const value = pendingIn(wire.meta_data);
    if (value?.id !== pendingId || value.droppedAt !== undefined) return 'gone';
    const drops = isRefused || isCalledBack(order);
    const dropped = { ...value, droppedAt: new Date().toISOString() };
    const change = { actor: null, from: order.status, seen: pendingId, value: dropped };
    try {
      await (drops ? write(orderId, change) : send(order, value));
      return drops ? 'dropped' : 'sent';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      isRefused = standsAgainst.includes(error.code);
      // Undone or changed at the same moment: looked at anew.
      if (!isRefused && error.code !== 'order_moved_on') throw error;
    }
  }
  throw new AppError('order_moved_on');
}
