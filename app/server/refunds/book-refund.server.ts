import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { bookRefundLine, openRefundLines } from '#app/server/bank/store/refund-lines.server.ts';
import type { StoredLine } from '#app/server/bank/store/bank-lines.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { oneLineReference } from '#domain/payment/bank-desk/line-reference.ts';
import {
  refundMoves,
  refundReference,
  refundsNamedIn,
  isRefundState,
} from '#domain/refund/refund.ts';

import { recordPart } from './record-part.server.ts';
import { movePart } from './store/part-refunds.server.ts';
import {
  findRefunds,
  moveRefunds,
  noteRefundLine,
  type RefundRow,
} from './store/refund-runs.server.ts';

type Manager = Pick<User, 'id' | 'role' | 'name'>;
type Work = { readonly database: Database; readonly now: Date };

const longestReference = 200;

/**
 * Marks an order as refunded. One that is marked already counts: by an attempt that was interrupted, or by hand.
 * @throws AppError `refund_moved_on` if the order is owed nothing
 */
async function markRefunded(
  refund: RefundRow,
  manager: Manager,
  line: StoredLine | null,
): Promise<void> {
  const { orderId } = refund;
  const parts = [refundReference(refund), ...(line ? [oneLineReference(line)] : [])];
  const reference = parts.join(' ').slice(0, longestReference).trim();
  try {
    await movePayment({ orderId, action: 'refund', from: 'refund-due', reference }, manager);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'order_moved_on') throw error;
    const { payment } = await getOrder(orderId, manager);
    if (payment !== 'refunded') throw new AppError('refund_moved_on');
  }
}

/**
 * Books a refund that has left our account: its order first, by compare-and-set (ADR 0020) or, for a part, by a refund
 * of the back end that is recorded once; then the refund with the line that says so. Interrupted in between, it is
 * finished by the next attempt.
 * @returns false if someone else has booked it
 * @throws AppError `refund_moved_on`, `not_found`
 */
export async function bookRefund(
  { database, now }: Work,
  manager: Manager,
  refund: RefundRow,
  line: StoredLine | null,
): Promise<boolean> {
  const { id, orderId, orderNumber, cents, partId } = refund;
  if (partId === null) await markRefunded(refund, manager, line);
  else await recordPart(database, manager, { ...refund, partId }, now);
  return database.transaction(async (own) => {
    const [moved] = await moveRefunds(own, { id }, 'book', now, line?.id ?? null);
    if (!moved) return false;
    if (partId !== null) await movePart(own, partId, ['owed', 'booked'], now);
    if (line) {
      const booked = { lineId: line.id, orderId, orderNumber, cents };
      // The line was set aside meanwhile: the next one, or a manager, books the refund.
      if (!(await bookRefundLine(own, booked, manager, now))) throw new AppError('line_moved_on');
    }
    await noteChangeIn(own, {
      name: 'refund-booked',
      value: { number: orderNumber, cents },
      ...{ actor: manager, now },
    });
    return true;
  });
}

/** Gives a refund that was booked by hand its line. */
async function noteLine(
  { database, now }: Work,
  manager: Manager,
  refund: RefundRow,
  lineId: number,
) {
  const { id, orderId, orderNumber, cents } = refund;
  await database.transaction(async (own) => {
    if (!(await noteRefundLine(own, id, lineId))) return;
    const booked = { lineId, orderId, orderNumber, cents };
    if (!(await bookRefundLine(own, booked, manager, now))) throw new AppError('line_moved_on');
  });
}

/** The refund that a line is: named by its whole reference, with the amount that was sent. */
function refundOf(line: StoredLine, refunds: ReadonlyMap<number, RefundRow>): RefundRow | null {
  for (const { id, reference } of refundsNamedIn(line)) {
    const refund = refunds.get(id);
    const isIt =
      refund?.cents === -line.cents &&
      refund.currency === line.currency &&
      refundReference(refund).toUpperCase() === reference.toUpperCase();
    if (refund && isIt) return refund;
  }
  return null;
}

/**
 * Books the refunds that open lines of statements show as paid. What does not fit is left for people to decide. Safe to
 * repeat, and to run in several processes at once.
 * @throws AppError while the back end is unavailable
 */
export async function bookRefundLines(
  database: Database,
  manager: Manager,
  now: Date,
): Promise<void> {
  const lines = await openRefundLines(database);
  const ids = lines.flatMap((line) => refundsNamedIn(line).map(({ id }) => id));
  const refunds = new Map<number, RefundRow>();
  for (const refund of await findRefunds(database, [...new Set(ids)]))
    refunds.set(refund.id, refund);
  for (const line of lines.toReversed()) {
    const refund = refundOf(line, refunds);
    if (!refund || !isRefundState(refund.state)) continue;
    try {
      if (refundMoves.book.from.includes(refund.state)) {
        await bookRefund({ database, now }, manager, refund, line);
      } else if (refund.state === 'booked' && refund.lineId === null) {
        await noteLine({ database, now }, manager, refund, line.id);
      } else continue;
      // A second line with the same reference is for people to look at.
      refunds.delete(refund.id);
    } catch (error) {
      // A refusal concerns this refund; any other failure all of them.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
}
