import { orderListSchema, orderMeta, orderSchema } from '#backend/contract/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/user.ts';
import { AppError } from '#domain/app-error.ts';
import { maySeeOrder, moveFor, mustSendVideoFirst, type OrderAction } from '#domain/order-move.ts';
import { orderAsSeenBy } from '#domain/order-view.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { Order } from '#domain/order.ts';
import type { Paged } from '#domain/pagination.ts';
import type { PaymentMethod } from '#domain/payment.ts';
import type { Actor } from '#domain/role.ts';

import { ask, askPage } from './ask.server.ts';
import { orderFrom } from './order-reading.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

const ordersPerPage = 50;

/** A page of the orders this person may see, newest first: a manager sees all of them. */
export async function listOrders(actor: Actor, page: number): Promise<Paged<Order>> {
  const whose =
    actor.role === 'fan'
      ? { customer: actor.id }
      : actor.role === 'celebrity'
        ? { vendor: actor.id }
        : {};
  const { rows, total, totalPages } = await askPage(paths.orders, {
    as,
    query: { ...whose, page, per_page: ordersPerPage },
    schema: orderListSchema,
  });
  return {
    rows: rows
      .map(orderFrom)
      .filter((order) => maySeeOrder(actor, order))
      .map((order) => orderAsSeenBy(actor, order)),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: totalPages === null ? rows.length === ordersPerPage : page < totalPages,
  };
}

/**
 * One order, for somebody who may see it.
 * @throws AppError `not_found` for an unknown one and for somebody else's alike
 */
export async function getOrder(id: number, actor: Actor): Promise<Order> {
  const wire = await ask(paths.order(id), {
    as,
    schema: orderSchema,
    refusal: (status) => (status === 404 || status === 400 ? new AppError('not_found') : null),
  });
  const order = orderFrom(wire);
  if (!maySeeOrder(actor, order)) throw new AppError('not_found');
  return orderAsSeenBy(actor, order);
}

/** One wish to move an order, and the status in which the person saw it. */
export interface OrderChange {
  readonly orderId: number;
  readonly action: OrderAction;
  readonly from: OrderStatus;
}

/**
 * Moves an order by the table of moves; the back end compares the state it was seen in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `video_missing`, `order_moved_on` when somebody was faster
 */
export async function moveOrder(
  { orderId, action, from }: OrderChange,
  actor: Actor,
): Promise<Order> {
  const order = await getOrder(orderId, actor);
  // The same button means another move in another state: a stale page must not make that one.
  if (order.status !== from) throw new AppError('order_moved_on');
  const move = moveFor(actor, order, action);
  if (!move) {
    const waits = action === 'fulfil' && mustSendVideoFirst(actor, order);
    throw new AppError(waits ? 'video_missing' : 'not_allowed');
  }
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as,
    body: {
      status: move.to,
      meta_data: [
        { key: orderMeta.actor, value: `${actor.role}:${actor.id}` },
        { key: orderMeta.from, value: order.status },
      ],
    },
    schema: orderSchema,
    refusal: (status) => (status === 409 ? new AppError('order_moved_on') : null),
  });
  return orderAsSeenBy(actor, orderFrom(wire));
}

const wirePayment = {
  bankTransfer: { payment_method: 'bacs', payment_method_title: 'Direct bank transfer' },
} as const satisfies Record<PaymentMethod, Record<string, string>>;

export interface NewOrder {
  readonly customerId: number;
  /** Whose name and address the bill gets. */
  readonly token: string;
  readonly productId: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly paymentMethod: PaymentMethod;
  /** Made once by the browser for one checkout: the same key never makes a second order. */
  readonly key: string;
}

/** Places an order that is not paid yet. @throws AppError `checkout_conflict` when the key was used otherwise */
export async function createOrder(order: NewOrder): Promise<Order> {
  const buyer = await ask(paths.me, {
    as: { token: order.token },
    query: { context: 'edit' },
    schema: userSchema,
  });
  const wire = await ask(paths.orders, {
    method: 'POST',
    as,
    body: {
      customer_id: order.customerId,
      billing: {
        first_name: buyer.first_name ?? buyer.name,
        last_name: buyer.last_name ?? '',
        email: buyer.email ?? '',
      },
      ...wirePayment[order.paymentMethod],
      set_paid: false,
      line_items: [
        {
          product_id: order.productId,
          quantity: 1,
          meta_data: Object.entries(order.answers).map(([key, value]) => ({ key, value })),
        },
      ],
      meta_data: [{ key: orderMeta.idempotencyKey, value: order.key }],
    },
    schema: orderSchema,
    refusal: (status) => (status === 422 ? new AppError('checkout_conflict') : null),
  });
  return orderFrom(wire);
}
