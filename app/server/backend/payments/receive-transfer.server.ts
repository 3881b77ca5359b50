import { AppError } from '#domain/app-error.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { sumOf } from '#domain/payment/transfer/shared-transfer.ts';
import type { ReceivedOutcome } from '#domain/payment/transfer/orders-paid-by.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from './move-payment.server.ts';
import type { ReceivedTransfer } from './shared-transfer.server.ts';

async function receiveOne(
  orderId: number,
  reference: string,
  person: Pick<User, 'id' | 'role' | 'name'>,
): Promise<ReceivedOutcome> {
  try {
    const asked = { orderId, action: 'receive', from: 'awaiting', reference } as const;
    const { payment } = await movePayment(asked, person);
    return { orderId, outcome: 'done', payment };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'order_moved_on') throw error;
    const { payment } = await getOrder(orderId, person);
    return { orderId, outcome: 'movedOn', payment };
  }
}

/**
 * Records the money of several orders paid in one transfer, one by one, each with its own compare-and-set. If the back
 * end fails, the remaining orders are left unchanged and reported as failed; payments already recorded stand.
 * @throws AppError `not_allowed` for non-managers, `not_found` for orders that are not part of that checkout,
 *   `amount_differs` unless the amount matches the orders' total to the cent
 */
export async function receiveTransfer(
  { checkout, orderIds, amount, reference }: ReceivedTransfer,
  person: Pick<User, 'id' | 'role' | 'name'>,
): Promise<readonly ReceivedOutcome[]> {
  if (!actsAs(person, 'manager')) throw new AppError('not_allowed');
  const all = await listCheckoutOrders(checkout);
  const named = all.filter(({ id }) => orderIds.includes(id));
  if (named.length < orderIds.length) throw new AppError('not_found');
  if (sumOf(named) !== amount) throw new AppError('amount_differs');
  const outcomes: ReceivedOutcome[] = [];
  for (const { id } of named) {
    try {
      outcomes.push(await receiveOne(id, reference, person));
    } catch (error) {
      console.error(error);
      const rest = named.slice(outcomes.length);
      return [
        ...outcomes,
        ...rest.map(({ id: orderId }) => ({ orderId, outcome: 'failed', payment: null }) as const),
      ];
    }
  }
  return outcomes;
}
