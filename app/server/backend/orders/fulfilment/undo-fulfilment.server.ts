import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { playsPart } from '#domain/order/transitions/order-move.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { type PendingId, write } from './pending-fulfilment.server.ts';

/** The outcome of an undo when nothing is pending any more. */
function afterUndo(order: Order): Order {
  // Someone else undid it already, which is the desired result.
  if (order.status === 'processing' && order.pendingFulfilment === null) return order;
  const wasSent = order.status === 'completed' && order.pendingFulfilment === null;
  throw new AppError(wasSent ? 'already_sent' : 'order_moved_on');
}

/**
 * Withdraws the pending fulfilment unless it has been sent: of a simultaneous undo and send, the back end accepts one.
 * @throws AppError `not_found`, `not_allowed`, `already_sent`, `order_moved_on` if it was dropped or another one is
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
