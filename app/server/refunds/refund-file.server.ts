import { dayOfRun, runFile, type RunTransfer } from '#app/server/payments/files/run-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { assertRefunds, refundReference, refundRunReference } from '#domain/refund/refund.ts';

import type { RefundDesk } from './refund-desk.server.ts';
import { areStillDue } from './still-due.server.ts';
import { unsealRefundAccount } from './store/refund-accounts.server.ts';
import {
  findRefundRun,
  lockRefunds,
  noteRefundsFiled,
  type RefundRun,
} from './store/refund-runs.server.ts';

/** What goes into the file of a run. @throws AppError `not_found` if there is nothing */
function keptIn(run: RefundRun | null) {
  const kept = run?.refunds.filter(({ state }) => state !== 'dropped') ?? [];
  if (!run || kept.length === 0) throw new AppError('not_found');
  return { run, kept };
}

/**
 * The file of a run for the bank, with what was not taken out of it. Once someone has it, the bank may have it: from
 * then on nothing is taken out, and its day is that of the first time. The log keeps each time.
 * @returns XML
 * @throws AppError `not_allowed`, `not_found`, `run_unsendable`, `refund_moved_on` while an order in a run that was not
 *   filed is owed nothing any more
 */
export async function fileRefundRun(
  desk: Pick<RefundDesk, 'database' | 'site' | 'now'>,
  person: User,
  id: number,
): Promise<string> {
  assertRefunds(person);
  const { database } = desk;
  const site = await desk.site();
  // The orders are read before the transaction, which must not wait for the back end.
  const before = keptIn(await findRefundRun(database, id));
  const isDue = before.run.filedAt !== null || (await areStillDue(database, before.kept));
  if (!isDue) throw new AppError('refund_moved_on');
  return database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const { run, kept } = keptIn(await findRefundRun(transaction, id));
    const transfers = await Promise.all(
      kept.map(async (refund): Promise<RunTransfer> => {
        const { fan: name, cents, currency } = refund;
        const account = await unsealRefundAccount(refund.sealedAccount);
        return { ...{ name, cents, currency, account }, reference: refundReference(refund) };
      }),
    );
    const content = { messageId: refundRunReference(id), transfers };
    const file = runFile({ ...run, day: dayOfRun(run, now) }, content, site.name);
    await noteRefundsFiled(transaction, id, now);
    await noteChangeIn(transaction, {
      name: 'refund-run-filed',
      value: { run: id },
      ...{ actor: person, now },
    });
    return file;
  });
}
