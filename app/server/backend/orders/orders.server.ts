import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { fulfilmentMeta } from '#backend/contract/orders/pending-fulfilment.ts';
import { AppError } from '#domain/app-error.ts';
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
import { sendsParcel, type OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { firstWorkRules, underRules } from '#domain/order/desk/work-rules.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { paymentAfterMove } from '#domain/payment/payment-move.ts';
import { reasonsOf } from '#domain/order/transitions/rejection.ts';
import { type Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { forgetStock } from '#app/server/backend/catalog/catalog.server.ts';
import { orderEmitter } from './changed-orders.server.ts';
import { expectQuality } from './fulfilment/expect-quality.server.ts';
import { fulfilmentOf, withAnswers } from './fulfilment/fulfilled-order.server.ts';
import { answerOrTrace } from './placing/lost-answer.server.ts';
import { eventsAfter } from './order-event-meta.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './placing/order-refusal.server.ts';
import { paymentMeta } from '#app/server/backend/payments/payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
export const as = 'service';

/**
 * One order, for someone who may see it.
 * @throws AppError `not_found` for unknown orders and for other people's alike
 */
export async function getOrder(id: number, actor: Actor, rules = firstWorkRules): Promise<Order> {
  return orderAsSeenBy(actor, underRules(await readOrder(id, actor), rules));
}

/** The complete order, for writing it back. Never for a page. */
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
 * The requested move, with the order as it was read and the submitted fulfilment.
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
  // The same button means a different move in another state: a stale page must not trigger that one.
  if (order.status !== from) throw new AppError('order_moved_on');
  const move = moveFor(actor, order, action);
  if (move) {
    if (command.action === 'fulfil') await expectQuality(order, command);
    return { order, move };
  }
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
 * Moves an order according to the table of moves; the back end compares the state it was read in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `video_missing`, `answer_missing`, `payment_missing`, `store_closed`,
 *   `video_below_promise`, `invalid_input` for a reason this role may not give or a name that was not confirmed,
 *   `order_moved_on` after a concurrent change
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
  orderEmitter.emit();
  if (calledOff.includes(move.to) && sendsParcel(order))
    await forgetStock(order.lines.map(({ productId }) => productId));
  return orderAsSeenBy(actor, moved);
}
