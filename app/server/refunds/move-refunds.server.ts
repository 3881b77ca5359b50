import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { removeRefund } from '#app/server/backend/orders/record-refund.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import {
  assertRefunds,
  isRefundState,
  refundMoves,
  refundReference,
} from '#domain/refund/refund.ts';

import { bookRefund } from './book-refund.server.ts';
import { recordedRefund } from './record-part.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { refundReturnedMail } from './refund-mails.server.ts';
import { areStillDue } from './still-due.server.ts';
import { movePart, openParts } from './store/part-refunds.server.ts';
import { dropRefundAccount } from './store/refund-accounts.server.ts';
import {
  findRefundRun,
  findRefunds,
  lockRefunds,
  moveRefunds,
  noteRefundsSent,
  type RefundRow,
} from './store/refund-runs.server.ts';

/**
 * Marks a run as sent: the bank has the file. The log keeps it.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on` if it was sent already, nothing of it is left, or an
 *   order in it is owed nothing any more and can still be taken out
 */
export async function sendRefundRun(desk: RefundDesk, person: User, runId: number): Promise<void> {
  assertRefunds(person);
  const run = await findRefundRun(desk.database, runId);
  if (!run) throw new AppError('not_found');
  // What the bank may have cannot be taken out any more.
  const isDue = run.filedAt !== null || (await areStillDue(desk.database, run.refunds));
  if (!isDue) throw new AppError('refund_moved_on');
  await desk.database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const moved = await moveRefunds(transaction, { runId }, 'send', now);
    if (moved.length === 0) throw new AppError('refund_moved_on');
    await noteRefundsSent(transaction, runId, now);
    await noteChangeIn(transaction, {
      name: 'refund-run-sent',
      value: { run: runId },
      ...{ actor: person, now },
    });
  });
}

/** The order of a refund that was booked is owed its money again. One that is already counts. */
async function oweAgain(refund: RefundRow, person: User): Promise<void> {
  const { orderId, partId } = refund;
  const reference = refundReference(refund);
  if (partId !== null) {
    const recorded = recordedRefund(await getOrder(orderId, person), reference);
    if (recorded) await removeRefund(orderId, recorded.id);
    return;
  }
  try {
    await movePayment({ orderId, action: 'reopenRefund', from: 'refunded', reference }, person);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'order_moved_on') throw error;
    const { payment } = await getOrder(orderId, person);
    if (payment !== 'refund-due') throw new AppError('refund_moved_on');
  }
}

async function returnedMail(desk: RefundDesk, refund: RefundRow): Promise<Mail | null> {
  const reader = await readCorrespondent(refund.customerId);
  if (!reader) return null;
  const words = refundReturnedMail({ ...refund, end: refund.accountEnd });
  return writeMail(recipientOf(reader), words, await desk.site());
}

/**
 * Moves one refund: dropped before the file of its run is downloaded; booked by hand without a statement; returned by
 * the bank, so that its order is owed the money again and its fan is asked for an account.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on`, `run_filed` if the bank may have the file of what is
 *   to be dropped
 */
export async function moveRefund(
  desk: RefundDesk,
  person: User,
  { id, action }: { readonly id: number; readonly action: 'drop' | 'book' | 'return' },
): Promise<void> {
  assertRefunds(person);
  const { database } = desk;
  const [refund] = await findRefunds(database, [id]);
  if (!refund) throw new AppError('not_found');
  const { state } = refund;
  const isOpen = isRefundState(state) && refundMoves[action].from.includes(state);
  if (!isOpen) throw new AppError('refund_moved_on');
  if (action === 'book') {
    const isBooked = await bookRefund({ database, now: desk.now() }, person, refund, null);
    if (!isBooked) throw new AppError('refund_moved_on');
    return;
  }
  const isReturned = action === 'return';
  // A returned part is owed again, and an order owes one part at a time.
  if (isReturned && state === 'booked' && refund.partId !== null) {
    const isOther = (await openParts(database, [refund.orderId])).has(refund.orderId);
    if (isOther) throw new AppError('refund_moved_on');
  }
  if (isReturned && state === 'booked') await oweAgain(refund, person);
  const mail = isReturned ? await returnedMail(desk, refund) : null;
  await database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const isFiled = (await findRefundRun(transaction, refund.runId))?.filedAt != null;
    if (action === 'drop' && isFiled) throw new AppError('run_filed');
    const [moved] = await moveRefunds(transaction, { id }, action, now);
    if (!moved) throw new AppError('refund_moved_on');
    if (isReturned && moved.partId !== null)
      await movePart(transaction, moved.partId, ['booked', 'owed'], now);
    if (isReturned) await dropRefundAccount(transaction, moved.orderId);
    await noteChangeIn(transaction, {
      name: isReturned ? 'refund-returned' : 'refund-dropped',
      value: { number: moved.orderNumber, cents: moved.cents },
      ...{ actor: person, now },
    });
    if (mail) await desk.queue.put(mail, transaction);
  });
}
