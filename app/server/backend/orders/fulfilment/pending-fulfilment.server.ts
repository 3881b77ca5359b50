import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import type { WirePendingFulfilment } from '#backend/contract/orders/pending-fulfilment.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter, ordersChangedAfter } from '../changed-orders.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';

export const as = 'service';

/** One pending fulfilment; the order's next one has a different id. */
export interface PendingId {
  readonly orderId: number;
  readonly pendingId: string;
}

interface PendingChange {
  /** The acting person; null for a rule. */
  readonly actor: Actor | null;
  /** The status the order was in when it was read. */
  readonly from: Order['status'];
  /** Id of the pending fulfilment as it was read; empty for none. */
  readonly seen: string;
  readonly value: WirePendingFulfilment | '';
}

/** Writes the pending fulfilment if it is unchanged since it was read. @throws AppError `order_moved_on` */
export async function write(
  orderId: number,
  { actor, from, seen, value }: PendingChange,
  sent: { readonly status?: 'completed'; readonly meta?: readonly object[] } = {},
): Promise<Order> {
  const { meta = [], ...change } = sent;
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as,
    body: {
      ...change,
      meta_data: [
        ...(actor ? [{ key: orderMeta.actor, value: `${actor.role}:${actor.id}` }] : []),
        { key: orderMeta.from, value: from },
        { key: orderMeta.pendingFrom, value: seen },
        { key: orderMeta.pendingFulfilment, value },
        ...meta,
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderEmitter.emit();
  return orderFrom(wire);
}

/** Fulfilments due by `now` of orders changed since `since`, for a process whose jobs were lost. */
export async function overdueFulfilments(since: Date, now: Date): Promise<readonly PendingId[]> {
  const overdue: PendingId[] = [];
  for await (const { orders } of ordersChangedAfter(since, 'processing')) {
    for (const { id: orderId, status, pendingFulfilment } of orders) {
      if (pendingFulfilment === null || !isBeingSent({ status, pendingFulfilment })) continue;
      const { id: pendingId, due } = pendingFulfilment;
      if (new Date(due) <= now) overdue.push({ orderId, pendingId });
    }
  }
  return overdue;
}
