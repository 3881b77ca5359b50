import { orderMeta, orderSchema } from '#backend/contract/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order.ts';
import { paymentMoveFor, type PaymentAction } from '#domain/payment-move.ts';
import type { PaymentState } from '#domain/payment.ts';
import { actsAs } from '#domain/role.ts';
import type { User } from '#domain/user.ts';

import { ask } from './ask.server.ts';
import { orderBell } from './changed-orders.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { refusalOfOrder } from './order-refusal.server.ts';
import { getOrder } from './orders.server.ts';
import { paymentMeta, type Who } from './payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

/** One wish to change a payment, and the state in which the person saw it. */
export interface PaymentChange {
  readonly orderId: number;
  readonly action: PaymentAction;
  readonly from: PaymentState;
  /** A line of a bank statement or the number of a transaction; may be empty. */
  readonly reference: string;
}

function patchPayment(order: Order, to: PaymentState, who: Who, reference: string): Promise<Order> {
  const actor = who === 'system' ? [] : [{ key: orderMeta.actor, value: `${who.role}:${who.id}` }];
  return ask(paths.order(order.id), {
    method: 'PATCH',
    as,
    body: { meta_data: [...actor, ...paymentMeta(order, to, who, reference)] },
    schema: orderSchema,
    refusal: refusalOfOrder,
  }).then(orderFrom);
}

/**
 * Changes a payment by the table of its moves; the back end compares the state it was seen in and sets the new one.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` when somebody was faster
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
  orderBell.ring();
  return moved;
}

/** Notes that a card has paid an order; again, when it was noted already, it changes nothing. */
export async function notePaidByCard(orderId: number, transactionId: string): Promise<Order> {
  const order = orderFrom(await ask(paths.order(orderId), { as, schema: orderSchema }));
  if (order.payment !== 'awaiting') return order;
  return patchPayment(order, 'received', 'system', transactionId);
}
