import { orderListSchema, orderMeta, orderSchema } from '#backend/contract/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { oldestFirst, waitingFor, type OrderListSearch } from '#domain/order-list.ts';
import { maySeeOrder, moveFor, mustSendVideoFirst } from '#domain/order-move.ts';
import { orderAsSeenBy } from '#domain/order-view.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { sendsParcel, type OrderWish } from '#domain/order-wish.ts';
import type { Order } from '#domain/order.ts';
import type { Paged } from '#domain/pagination.ts';
import { paymentAfterMove } from '#domain/payment-move.ts';
import { reasonsOf } from '#domain/rejection.ts';
import { actsAs, type Actor } from '#domain/role.ts';

import { ask, askPage } from './ask.server.ts';
import { orderBell } from './changed-orders.server.ts';
import { eventsAfter } from './order-event-meta.server.ts';
import { askOrderCounts } from './order-counts.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './order-refusal.server.ts';
import { paymentMeta } from './payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

const ordersPerPage = 50;

/** Whose orders this person may see at all: a manager sees all of them. */
function scopeOf(actor: Actor): Record<string, number> {
  if (actor.role === 'fan') return { customer: actor.id };
  return actor.role === 'celebrity' ? { vendor: actor.id } : {};
}

interface OrderQuery {
  readonly status: OrderStatus | null;
  readonly page?: number;
  readonly perPage: number;
  readonly oldestFirst?: boolean;
}

/**
 * A page of the orders that this person may see. How many there are in all is null where the back end does not say, or
 * does not know whose orders are asked for and answers everybody's, as a plain WordPress does for a celebrity.
 */
async function askOrders(actor: Actor, { status, page, perPage, oldestFirst }: OrderQuery) {
  const answer = await askPage(paths.orders, {
    as,
    query: {
      ...scopeOf(actor),
      page,
      per_page: perPage,
      status: status ?? undefined,
      order: oldestFirst ? 'asc' : undefined,
    },
    schema: orderListSchema,
  });
  const orders = answer.rows.map(orderFrom);
  const own = orders.filter((order) => maySeeOrder(actor, order));
  const totals =
    own.length === orders.length
      ? { total: answer.total, totalPages: answer.totalPages }
      : { total: null, totalPages: null };
  return { own, ...totals, isFull: orders.length === perPage };
}

async function countOf(actor: Actor, status: OrderStatus): Promise<number> {
  if (actsAs(actor, 'manager')) {
    const { total } = await askOrders(actor, { status, perPage: 1 });
    if (total !== null) return total;
  }
  const { own, total } = await askOrders(actor, { status, perPage: maxPerPage });
  return total ?? own.length;
}

/** How many orders wait for this person, by the statuses in which they do; a hundred stands for more where nobody counts. */
export async function countWaiting(actor: Actor): Promise<Partial<Record<OrderStatus, number>>> {
  const waiting = waitingFor(actor.role);
  if (waiting.length === 0) return {};
  const counted = await askOrderCounts(actor.role === 'celebrity' ? actor.id : null);
  const counts = await Promise.all(
    waiting.map(async (status) => {
      const known = counted?.statuses.find((row) => row.status === status)?.count ?? 0;
      return [status, counted ? known : await countOf(actor, status)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** A page of the orders this person may see, newest first; of those that wait for this person the oldest first. */
export async function listOrders(
  actor: Actor,
  { page, status }: OrderListSearch,
): Promise<Paged<Order>> {
  const { own, total, totalPages, isFull } = await askOrders(actor, {
    status,
    page,
    perPage: ordersPerPage,
    oldestFirst: oldestFirst(actor.role, status),
  });
  return {
    rows: own.map((order) => orderAsSeenBy(actor, order)),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: totalPages === null ? isFull : page < totalPages,
  };
}

/**
 * One order, for somebody who may see it.
 * @throws AppError `not_found` for an unknown one and for somebody else's alike
 */
export async function getOrder(id: number, actor: Actor): Promise<Order> {
  return orderAsSeenBy(actor, await readOrder(id, actor));
}

/** The whole of an order, for what is written back. Never for a page. */
async function readOrder(id: number, actor: Actor): Promise<Order> {
  const wire = await ask(paths.order(id), {
    as,
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  const order = orderFrom(wire);
  if (!maySeeOrder(actor, order)) throw new AppError('not_found');
  return order;
}

/**
 * Moves an order by the table of moves; the back end compares the state it was seen in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `video_missing`, `invalid_input` with a reason that is not this
 * part's to give, `order_moved_on` when somebody was faster
 */
export async function moveOrder(wish: OrderWish, actor: Actor): Promise<Order> {
  const { orderId, action, from } = wish;
  const order = await readOrder(orderId, actor);
  // The same button means another move in another state: a stale page must not make that one.
  if (order.status !== from) throw new AppError('order_moved_on');
  const move = moveFor(actor, order, action);
  if (!move) {
    const waits = action === 'fulfil' && mustSendVideoFirst(actor, order);
    throw new AppError(waits ? 'video_missing' : 'not_allowed');
  }
  const rejection = wish.action === 'reject' ? wish.rejection : null;
  if (rejection && !reasonsOf[move.part].includes(rejection.reason)) {
    throw new AppError('invalid_input', { fields: { reason: 'required' } });
  }
  const parcel = wish.action === 'fulfil' && sendsParcel(order) ? wish.trackingNumber : '';
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as,
    body: {
      status: move.to,
      meta_data: [
        { key: orderMeta.actor, value: `${actor.role}:${actor.id}` },
        { key: orderMeta.from, value: order.status },
        ...(rejection ? [{ key: orderMeta.rejection, value: rejection }] : []),
        { key: orderMeta.events, value: eventsAfter(order, move.to, actor, rejection) },
        ...(parcel === '' ? [] : [{ key: orderMeta.trackingNumber, value: parcel }]),
        ...paymentMeta(order, paymentAfterMove(move.to, order.payment), 'system'),
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  orderBell.ring();
  return orderAsSeenBy(actor, orderFrom(wire));
}
