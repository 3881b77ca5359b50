import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentMoveFor, type PaymentAction } from '#domain/payment/payment-move.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { answerOrTrace } from '#app/server/backend/orders/placing/lost-answer.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { refusalOfOrder } from '#app/server/backend/orders/placing/order-refusal.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { paymentMeta, type Who } from './payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

/** One command to change a payment, and the state in which the person saw it. */
export interface PaymentChange {
  readonly orderId: number;
  readonly action: PaymentAction;
  readonly from: PaymentState;
  /** A line of a bank statement or the number of a transaction; may be empty. */
  readonly reference: string;
}

async function readOrder(id: number): Promise<Order> {
  return orderFrom(await ask(paths.order(id), { as, schema: orderSchema }));
}

function patchPayment(order: Order, to: PaymentState, who: Who, reference: string): Promise<Order> {
  const actor = who === 'system' ? [] : [{ key: orderMeta.actor, value: `${who.role}:${who.id}` }];
  const at = new Date();
  const change = ask(paths.order(order.id), {
    method: 'PATCH',
    as,
    body: { meta_data: [...actor, ...paymentMeta(order, to, who, { reference, at })] },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  const by = who === 'system' ? who : who.role;
  return answerOrTrace(change.then(orderFrom), {
    read: () => readOrder(order.id),
    eventsOf: (now) => now.paymentEvents,
    made: { at: at.toISOString(), from: order.payment, to, by },
  });
}

/**
 * Changes a payment by the table of its moves; the back end compares the state it was seen in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` when someone was faster
 */
export async function movePayment(
  { orderId, action, from, reference }: PaymentChange,
  person: Pick<User, 'id' | 'role' | 'name'>,
): Promise<Order> {
  const order = await getOrder(orderId, person);
  if (!actsAs(person, 'manager')) throw new AppError('not_allowed');
  if (order.payment !== from) throw new AppError('order_moved_on');
  const move = paymentMoveFor(person, order, action);
  if (!move) throw new AppError('not_allowed');
  const moved = await patchPayment(order, move.to, person, reference);
  orderEmitter.emit();
  return moved;
}

/** Notes that a card has paid an order; again, when it was noted already, it changes nothing. */
export async function notePaidByCard(orderId: number, transactionId: string): Promise<Order> {
  const order = await readOrder(orderId);
  if (order.payment !== 'awaiting') return order;
  return patchPayment(order, 'received', 'system', transactionId);
}
