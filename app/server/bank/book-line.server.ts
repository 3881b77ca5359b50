import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { readPayableOrders } from '#app/server/backend/payments/payable-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/account/user.ts';
import type { Booking, BookingOutcome } from '#domain/payment/bank-desk/bank-line.ts';
import { isReferenceOfLine, oneLineReference } from '#domain/payment/bank-desk/line-reference.ts';

import { claimBooking, finishBooking, type ClaimedBooking } from './store/claim-booking.server.ts';
import { paidShares } from './store/paid-shares.server.ts';

export type Manager = Pick<User, 'id' | 'role' | 'name'>;

/**
 * Marks an order as paid by a line. One that this line has marked before, in an attempt that was interrupted, counts.
 * @returns false if the order was paid or called off by other means, or is gone
 */
async function receiveBy(
  { line }: ClaimedBooking,
  orderId: number,
  manager: Manager,
): Promise<boolean> {
  const reference = oneLineReference(line);
  try {
    await movePayment({ orderId, action: 'receive', from: 'awaiting', reference }, manager);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') return false;
    if (error.code !== 'order_moved_on') throw error;
    const { paymentEvents } = await getOrder(orderId, manager);
    const received = paymentEvents.findLast(({ from }) => from === 'awaiting');
    return isReferenceOfLine(received?.reference, line);
  }
}

/** Carries out a claimed booking: each order by its own compare-and-set (ADR 0020), then the line. */
export async function carryOut(
  database: Database,
  claimed: ClaimedBooking,
  manager: Manager,
  now: Date,
): Promise<BookingOutcome> {
  const lost: number[] = [];
  for (const { orderId, kind } of claimed.shares) {
    if (kind === 'payment' && !(await receiveBy(claimed, orderId, manager))) lost.push(orderId);
  }
  await finishBooking(database, claimed, lost, now);
  return { lineId: claimed.line.id, outcome: lost.length > 0 ? 'movedOn' : 'done' };
}

/**
 * Books a line: its orders are marked as paid, parts are kept until the rest comes in, and what is left goes back to
 * the payer. If the back end fails meanwhile, the outcome is `failed`, and the booking can be finished later.
 * @throws AppError `not_allowed`, `line_moved_on`, `order_moved_on`, `amount_differs`, `not_found`
 */
export async function bookLine(
  database: Database,
  manager: Manager,
  booking: Booking,
  now: Date,
): Promise<BookingOutcome> {
  assertManager(manager);
  const ids = booking.shares.map(({ orderId }) => orderId);
  const paidBefore = await paidShares(database, ids);
  const orders = await readPayableOrders({ ids, checkouts: [] }, { withUnpaid: false });
  const claimed = await claimBooking(database, booking, { orders, paidBefore }, manager, now);
  try {
    return await carryOut(database, claimed, manager, now);
  } catch (error) {
    console.error(error);
    return { lineId: booking.lineId, outcome: 'failed' };
  }
}
