import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { assertPaysOut, payoutMoves, payoutReference } from '#domain/payout/payout.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { payoutReturnedMail, payoutSentMail, type MailedPayout } from './payout-mails.server.ts';
import {
  findPayout,
  findRun,
  lockPayouts,
  movePayouts,
  noteSent,
  type PayoutRow,
} from './store/payout-runs.server.ts';

/** Mails by the payout they are about. Written before the transaction, which must not wait for the back end. */
async function mailsOf(
  desk: PayoutDesk,
  rows: readonly PayoutRow[],
  wordsOf: (payout: MailedPayout) => MailWords,
): Promise<ReadonlyMap<number, Mail>> {
  const site = await desk.site();
  const mails = new Map<number, Mail>();
  for (const { id, celebrityId, cents, accountEnd } of rows) {
    const reader = await readCorrespondent(celebrityId);
    if (!reader) continue;
    const words = wordsOf({ cents, end: accountEnd, reference: payoutReference(id) });
    mails.set(id, await writeMail(recipientOf(reader), words, site));
  }
  return mails;
}

/**
 * Marks a run as sent: the bank has the file. Its celebrities are told by mail, and the log keeps it.
 * @throws AppError `not_allowed`, `not_found`, `payout_moved_on` if it was sent already, or nothing of it is left
 */
export async function sendPayoutRun(desk: PayoutDesk, person: User, runId: number): Promise<void> {
  assertPaysOut(person);
  const run = await findRun(desk.database, runId);
  if (!run) throw new AppError('not_found');
  const open = run.payouts.filter(({ state }) => state === payoutMoves.send.from);
  const mails = await mailsOf(desk, open, payoutSentMail);
  await desk.database.transaction(async (transaction) => {
    await lockPayouts(transaction);
    const now = desk.now();
    const moved = await movePayouts(transaction, { runId }, 'send', now);
    if (moved.length === 0) throw new AppError('payout_moved_on');
    await noteSent(transaction, runId, now);
    await noteChangeIn(transaction, {
      name: 'payout-run-sent',
      value: { run: runId },
      ...{ actor: person, now },
    });
    for (const { id } of moved) {
      const mail = mails.get(id);
      if (mail) await desk.queue.put(mail, transaction);
    }
  });
}

/**
 * Reverses one payout: dropped before its file is downloaded, or returned by the bank after it was sent. The money is
 * in the celebrity's balance again.
 * @throws AppError `not_allowed`, `not_found`, `payout_moved_on`, `run_filed` if the bank may have the file of what
 * is to be dropped
 */
export async function reversePayout(
  desk: PayoutDesk,
  person: User,
  { id, action }: { readonly id: number; readonly action: 'drop' | 'return' },
): Promise<void> {
  assertPaysOut(person);
  const payout = await findPayout(desk.database, id);
  if (!payout) throw new AppError('not_found');
  const told = action === 'return' ? [payout] : [];
  const mails = await mailsOf(desk, told, payoutReturnedMail);
  await desk.database.transaction(async (transaction) => {
    await lockPayouts(transaction);
    const now = desk.now();
    const isFiled = (await findRun(transaction, payout.runId))?.filedAt != null;
    if (action === 'drop' && isFiled) throw new AppError('run_filed');
    const [moved] = await movePayouts(transaction, { id }, action, now);
    if (!moved) throw new AppError('payout_moved_on');
    await noteChangeIn(transaction, {
      name: action === 'return' ? 'payout-returned' : 'payout-dropped',
      value: { person: moved.name, cents: moved.cents },
      ...{ actor: person, now },
    });
    const mail = mails.get(id);
    if (mail) await desk.queue.put(mail, transaction);
  });
}
