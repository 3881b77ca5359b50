import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { sendsParcel } from '#domain/order/transitions/order-command.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';
import { paymentAfterMove } from '#domain/payment/payment-move.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { forgetStock } from '#app/server/backend/catalog/catalog.server.ts';
import { paymentMeta } from '#app/server/backend/payments/payment-meta.server.ts';
import { eventsAfter } from '../order-event-meta.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { refusalOfOrder } from '../placing/order-refusal.server.ts';

/**
 * Cancels an order if its status and payment are as they were read; money that was received becomes due for a refund.
 * @param actor null if the site cancels it
 * @throws AppError `order_moved_on` after a concurrent change
 */
export async function cancelOrder(
  order: Order,
  actor: Actor | null,
  rejection: Rejection | null,
  at: Date,
): Promise<Order> {
  const payment = paymentAfterMove('cancelled', order.payment);
  const wire = await ask(paths.order(order.id), {
    method: 'PATCH',
    as: 'service',
    body: {
      status: 'cancelled',
      meta_data: [
        ...(actor ? [{ key: orderMeta.actor, value: `${actor.role}:${actor.id}` }] : []),
        { key: orderMeta.from, value: order.status },
        // Nothing of it may be about to be sent.
        { key: orderMeta.pendingFrom, value: '' },
        ...(rejection ? [{ key: orderMeta.rejection, value: rejection }] : []),
        { key: orderMeta.events, value: eventsAfter(order, 'cancelled', actor, rejection, at) },
        ...(payment === order.payment
          ? [{ key: orderMeta.paymentFrom, value: order.payment }]
          : paymentMeta(order, payment, 'system', { at })),
      ],
    },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  if (sendsParcel(order)) await forgetStock(order.lines.map(({ productId }) => productId));
  return orderFrom(wire);
}
