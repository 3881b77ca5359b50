import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { fulfilmentMeta } from '#backend/contract/orders/pending-fulfilment.ts';
import { AppError } from '#domain/app-error.ts';
import { oldestFirst, waitingFor, type OrderListSearch } from '#domain/order/desk/order-list.ts';
import {
  isUploading,
  mayFulfil,
  mayUndo,
  moveFor,
  mustWaitForPayment,
  mustWaitForStore,
} from '#domain/order/transitions/order-move.ts';
import { mustSendVideoFirst } from '#domain/order/transitions/video-moves.ts';
import { maySeeOrder } from '#domain/order/transitions/order-visibility.ts';
import { type OrderMove } from '#domain/order/transitions/order-moves.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { sendsParcel, type OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { firstWorkRules, underRules } from '#domain/order/desk/work-rules.ts';
import type { PageAddress, Paged } from '#domain/paging/pagination.ts';
import { calledOff, type PaymentState } from '#domain/payment/payment.ts';
import { paymentAfterMove } from '#domain/payment/payment-move.ts';
import { reasonsOf } from '#domain/order/transitions/rejection.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';

import { askLongList, pagingOf } from '#app/server/backend/ask-long-list.server.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { forgetStock } from '#app/server/backend/catalog/catalog.server.ts';
import { orderEmitter } from './changed-orders.server.ts';
import { fulfilmentOf, withAnswers } from './fulfilment/fulfilled-order.server.ts';
import { answerOrTrace } from './placing/lost-answer.server.ts';
import { eventsAfter } from './order-event-meta.server.ts';
import { askOrderCounts, countedOrders } from './order-counts.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './placing/order-refusal.server.ts';
import { paymentMeta } from '#app/server/backend/payments/payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

const ordersPerPage = 50;

/** Whose orders this person may see at all: a manager sees all of them. */
function scopeOf(actor: Actor): Record<string, number> {
  if (actor.role === 'fan') return { customer: actor.id };
  return actor.role === 'celebrity' ? { vendor: actor.id } : {};
}

interface OrderQuery {
  readonly payment?: PaymentState;
  readonly status: OrderStatus | null;
  readonly at?: PageAddress;
  readonly perPage: number;
  readonly oldestFirst?: boolean;
}

/**
 * A page of the orders that this person may see. How many there are in all is null where the back end does not say, or
 * does not know whose orders are asked for and answers everyone's, as a plain WordPress does for a celebrity.
 */
async function askOrders(actor: Actor, { status, payment, at, perPage, oldestFirst }: OrderQuery) {
  const question = {
    as,
    query: {
      ...scopeOf(actor),
      per_page: perPage,
      status: status ?? undefined,
      payment,
      order: oldestFirst ? 'asc' : undefined,
    },
    schema: orderListSchema,
  } as const;
  const answer = await askLongList(paths.orders, question, at ?? { page: 1 });
  const orders = answer.rows.map(orderFrom);
  const own = orders.filter((order) => maySeeOrder(actor, order));
  const isOwn = own.length === orders.length;
  const counted = isOwn ? answer : { ...answer, total: null, totalPages: null };
  return { own, total: counted.total, paging: pagingOf(counted, orders.length === perPage) };
}

async function countOf(actor: Actor, status: OrderStatus): Promise<number> {
  if (actsAs(actor, 'manager')) {
    const { total } = await askOrders(actor, { status, perPage: 1 });
    if (total !== null) return total;
  }
  const { own, total } = await askOrders(actor, { status, perPage: maxPerPage });
  return total ?? own.length;
}

/**
 * How many orders wait for this person, by the statuses in which they do; a hundred stands for more where no one
 * counts.
 */
export async function countWaiting(actor: Actor): Promise<Partial<Record<OrderStatus, number>>> {
  const waiting = waitingFor(actor.role);
  if (waiting.length === 0) return {};
  const counted = await askOrderCounts(actor.role === 'celebrity' ? actor.id : null, waiting);
  const counts = await Promise.all(
    waiting.map(async (status) => {
      const known = counted?.statuses.find((row) => row.status === status)?.count ?? 0;
      return [status, counted ? countedOrders(known) : await countOf(actor, status)] as const;
    }),
  );
  // Of so many that no one counted them no figure is said.
  return Object.fromEntries(counts.filter(([, many]) => many !== null));
}

/** A page of the orders this person may see, newest first; of those that wait for this person the oldest first. */
export async function listOrders(
  actor: Actor,
  { page, cursor, status }: OrderListSearch,
  rules = firstWorkRules,
): Promise<Paged<Order>> {
  const { own, total, paging } = await askOrders(actor, {
    status,
    at: { page, cursor },
    perPage: ordersPerPage,
    oldestFirst: oldestFirst(actor.role, status),
  });
  return {
    ...paging,
    rows: own.map((order) => orderAsSeenBy(actor, underRules(order, rules))),
    total,
  };
}

/** The newest orders of a celebrity in one status, as many as one page has, and whether there are more. */
export async function listOpen(
  actor: Actor,
  status: OrderStatus,
  payment?: PaymentState,
): Promise<{ readonly rows: readonly Order[]; readonly isMore: boolean }> {
  const query = { status, perPage: maxPerPage, ...(payment === undefined ? {} : { payment }) };
  const { own, paging } = await askOrders(actor, query);
  const rows = own.filter((order) => payment === undefined || order.payment === payment);
  return { rows, isMore: paging.hasNextPage };
}

/**
 * One order, for someone who may see it.
 * @throws AppError `not_found` for an unknown one and for someone else's alike
 */
export async function getOrder(id: number, actor: Actor, rules = firstWorkRules): Promise<Order> {
  return orderAsSeenBy(actor, underRules(await readOrder(id, actor), rules));
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
 * The move that someone wants to make, with the order as it was seen and what was typed to fulfil it.
 * @throws AppError as `moveOrder`
 */
export async function openMove(
  command: OrderCommand,
  actor: Actor,
  rules = firstWorkRules,
): Promise<{ readonly order: Order; readonly move: OrderMove }> {
  const { orderId, action, from } = command;
  const seen = underRules(await readOrder(orderId, actor), rules);
  const order = command.action === 'fulfil' ? withAnswers(seen, command) : seen;
  // The same button means another move in another state: a stale page must not make that one.
  if (order.status !== from) throw new AppError('order_moved_on');
  const move = moveFor(actor, order, action);
  if (move) return { order, move };
  if (action === 'accept' && mustWaitForStore(actor, order)) throw new AppError('store_closed');
  if (action === 'accept' && mustWaitForPayment(actor, order)) {
    throw new AppError('payment_missing');
  }
  if (action === 'fulfil' && mayUndo(actor, order)) throw new AppError('order_moved_on');
  if (action === 'fulfil' && mayFulfil(actor, order)) {
    if (isUploading(order)) throw new AppError('upload_open');
    throw new AppError(mustSendVideoFirst(actor, order) ? 'video_missing' : 'answer_missing');
  }
  throw new AppError('not_allowed');
}

/**
 * Moves an order by the table of moves; the back end compares the state it was seen in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `video_missing`, `answer_missing`, `payment_missing`, `store_closed`,
 *   `invalid_input` with a reason that is not this part's to give, `order_moved_on` when someone was faster
 */
export async function moveOrder(
  command: OrderCommand,
  actor: Actor,
  rules = firstWorkRules,
): Promise<Order> {
  const { orderId } = command;
  const { order, move } = await openMove(command, actor, rules);
  const rejection = command.action === 'reject' ? command.rejection : null;
  if (rejection && !reasonsOf[move.part].includes(rejection.reason)) {
    throw new AppError('invalid_input', { fields: { reason: 'required' } });
  }
  const at = new Date();
  const change = ask(paths.order(orderId), {
    method: 'PATCH',
    as,
    body: {
      status: move.to,
      meta_data: [
        { key: orderMeta.actor, value: `${actor.role}:${actor.id}` },
        { key: orderMeta.from, value: order.status },
        ...(move.needsPayment && !rules.paidFirst
          ? [{ key: orderMeta.startsUnpaid, value: true }]
          : []),
        ...(rejection ? [{ key: orderMeta.rejection, value: rejection }] : []),
        { key: orderMeta.events, value: eventsAfter(order, move.to, actor, rejection, at) },
        ...(command.action === 'fulfil' ? fulfilmentMeta(fulfilmentOf(order)) : []),
        ...paymentMeta(order, paymentAfterMove(move.to, order.payment), 'system', { at }),
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  const moved = await answerOrTrace(change.then(orderFrom), {
    read: () => readOrder(orderId, actor),
    eventsOf: (now) => now.events,
    made: { at: at.toISOString(), from: order.status, to: move.to, by: actor.role },
  });
  orderEmitter.ring();
  if (calledOff.includes(move.to) && sendsParcel(order))
    await forgetStock(order.lines.map(({ productId }) => productId));
  return orderAsSeenBy(actor, moved);
}
