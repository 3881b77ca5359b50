import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { type WirePendingFulfilment } from '#backend/contract/orders/pending-fulfilment.ts';
import type { Actor } from '#domain/account/role.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import type { WorkRules } from '#domain/order/desk/work-rules.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter, ordersChangedAfter } from '../changed-orders.server.ts';
import { fulfilmentOf, type FulfilCommand } from './fulfilled-order.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';
import { getOrder, openMove } from '../orders.server.ts';

export const as = 'service';

/** One pending fulfilment: the order's next one has another id. */
export interface PendingId {
  readonly orderId: number;
  readonly pendingId: string;
}

interface PendingChange {
  /** Who acts; null where a rule does. */
  readonly actor: Actor | null;
  /** The status that it was seen in. */
  readonly from: Order['status'];
  /** Id of the pending fulfilment as it was seen; empty for none. */
  readonly seen: string;
  readonly value: WirePendingFulfilment | '';
}

/** Writes what is pending if the back end still finds it as it was seen. @throws AppError `order_moved_on` */
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

interface HowToHold {
  readonly rules?: WorkRules;
  /** For how long it can be undone. */
  readonly seconds: number;
  /** Promises that it is sent then; asked before anything is written, so that nothing that is pending is forgotten. */
  readonly schedule: (pending: PendingId) => Promise<void>;
}

/**
 * Keeps what fulfils an order with it, to be sent once the time to undo it is over. Until then its fan sees nothing.
 * @throws AppError what `moveOrder` throws; `order_moved_on` where it is pending already
 */
export async function holdFulfilment(
  command: FulfilCommand,
  { id, role }: Actor,
  { rules, seconds, schedule }: HowToHold,
): Promise<Order> {
  const actor = { id, role };
  const { order } = await openMove(command, actor, rules);
  const now = Date.now();
  const value: WirePendingFulfilment = {
    ...fulfilmentOf(order),
    id: crypto.randomUUID(),
    at: new Date(now).toISOString(),
    due: new Date(now + seconds * 1_000).toISOString(),
    by: role === 'administrator' ? role : 'celebrity',
    actor: id,
  };
  await schedule({ orderId: order.id, pendingId: value.id });
  try {
    const change = { actor, from: order.status, seen: '', value };
    return orderAsSeenBy(actor, await write(order.id, change));
  } catch (error) {
    const now = isTrouble(error) ? await getOrder(order.id, actor).catch(() => null) : null;
    if (now?.pendingFulfilment?.id !== value.id) throw error;
    return now;
  }
}

/** What is due by then of the orders that were changed since, for a process whose jobs were lost. */
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
