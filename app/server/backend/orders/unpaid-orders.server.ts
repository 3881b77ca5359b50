import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { sendsParcel } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentEnd, releasedFrom } from '#domain/payment/payment-time.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';

import { askPage, ask } from '#app/server/backend/ask.server.ts';
import { forgetStock } from '#app/server/backend/catalog/catalog.server.ts';
import { cardGateway, cardOffer } from '#app/server/backend/payments/card-gateway.server.ts';
import { orderEmitter } from './changed-orders.server.ts';
import { eventsAfter } from './order-event-meta.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './placing/order-refusal.server.ts';
import { drainAndClose, type Options } from './drain-and-close.server.ts';

const as = 'service';
const perPage = 100;

const notPaid: Rejection = { reason: 'not-paid', words: '' };

/** Orders of all fans whose payment deadline has passed. */
async function overdueOrders(now: Date): Promise<readonly Order[]> {
  const overdue = new Map<number, Order>();
  for (let page = 1; ; page += 1) {
    const { rows } = await askPage(paths.orders, {
      as,
      query: {
        payment: 'awaiting',
        status: releasedFrom.join(','),
        pay_before: now.toISOString(),
        page,
        per_page: perPage,
      },
      schema: orderListSchema,
    });
    for (const order of rows.map(orderFrom)) {
      const end = paymentEnd(order);
      if (end !== null && end <= now) overdue.set(order.id, order);
    }
    if (rows.length < perPage) return [...overdue.values()];
  }
}

/**
 * Cancels an order if it is unchanged since it was read, and records an event; the back end restocks its pieces in the
 * same transaction.
 */
async function cancel(order: Order, at: Date): Promise<void> {
  await ask(paths.order(order.id), {
    method: 'PATCH',
    as,
    body: {
      status: 'cancelled',
      meta_data: [
        { key: orderMeta.from, value: order.status },
        { key: orderMeta.paymentFrom, value: order.payment },
        { key: orderMeta.rejection, value: notPaid },
        { key: orderMeta.events, value: eventsAfter(order, 'cancelled', null, notPaid, at) },
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
}

/**
 * Cancels orders that were not paid in time and releases their stock (docs/adr/0064). Safe to run in several processes
 * at once: the back end compares the state each order was read in, so it is cancelled only once, and not if it is paid
 * at the same moment. A failure does not block the other orders.
 * @returns how many were cancelled
 */
export async function releaseUnpaidOrders(now: Date, options: Options = {}): Promise<number> {
  const { isStopped = () => false } = options;
  const { gateway = cardOffer() === null ? null : cardGateway() } = options;
  let released = 0;
  for (const order of await overdueOrders(now)) {
    if (isStopped()) break;
    const byCard = order.paymentMethod === 'card' && order.transactionId !== '';
    if (byCard && !(await drainAndClose(order, gateway))) continue;
    try {
      await cancel(order, now);
      released += 1;
      if (sendsParcel(order)) await forgetStock(order.lines.map(({ productId }) => productId));
    } catch (error) {
      // Paid, changed or cancelled by another process at the same moment: nothing left to do.
      if (!(error instanceof AppError) || error.code !== 'order_moved_on') console.error(error);
    }
  }
  if (released > 0) orderEmitter.emit();
  return released;
}
