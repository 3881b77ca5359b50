import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import {
  fulfilmentMeta,
  pendingIn,
  type WirePendingFulfilment,
} from '#backend/contract/orders/pending-fulfilment.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import { isCalledBack } from '#domain/order/delivery/pending-fulfilment.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { eventsAfter } from '#app/server/backend/orders/order-event-meta.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { as, type PendingId, write } from './pending-fulfilment.server.ts';

/** Refusals that retrying does not resolve. */
const standsAgainst: readonly ErrorCode[] = ['upload_open', 'video_missing', 'answer_missing'];

const maxAttempts = 5;

/** Sends the pending fulfilment to the fan; the history records who triggered it. */
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
 * Sends the pending fulfilment regardless of its due time, or drops it if the order was cancelled or refunded in the
 * meantime. It is sent exactly once however many processes try: the back end compares what is pending.
 * @throws AppError if the back end fails; nothing is lost then
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
      // Undone or changed at the same moment: read it again.
      if (!isRefused && error.code !== 'order_moved_on') throw error;
    }
  }
  throw new AppError('order_moved_on');
}
