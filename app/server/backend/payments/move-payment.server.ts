import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentMoveFor } from '#domain/payment/payment-move.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { orderEmitter } from '#app/server/backend/orders/changed-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { type PaymentChange, patchPayment } from './payments.server.ts';

/**
 * Changes a payment according to its table of moves; the back end compares the state it was read in and sets the new
 * one.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` after a concurrent change
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
