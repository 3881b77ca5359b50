import { dayOfRun, runFile, type RunTransfer } from '#app/server/payments/files/run-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { assertPaysOut, payoutReference, runReference } from '#domain/payout/payout.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { unsealAccount } from './store/payout-accounts.server.ts';
import { findRun, lockPayouts, noteFiled } from './store/payout-runs.server.ts';

/**
 * The file of a run for the bank, with what was not taken out of it. Once someone has it, the bank may have it: from
 * then on nothing is taken out, and its day is that of the first time. The log keeps each time.
 * @returns XML
 * @throws AppError `not_allowed`, `not_found`, `run_unsendable`
 */
export async function filePayoutRun(desk: PayoutDesk, person: User, id: number): Promise<string> {
  assertPaysOut(person);
  const site = await desk.site();
  return desk.database.transaction(async (transaction) => {
    await lockPayouts(transaction);
    const now = desk.now();
    const run = await findRun(transaction, id);
    const kept = run?.payouts.filter(({ state }) => state !== 'dropped') ?? [];
    if (!run || kept.length === 0) throw new AppError('not_found');
    const transfers = await Promise.all(
      kept.map(async ({ sealedAccount, ...payout }): Promise<RunTransfer> => ({
        ...payout,
        reference: payoutReference(payout.id),
        account: await unsealAccount(sealedAccount),
      })),
    );
    const content = { messageId: runReference(id), transfers };
    const file = runFile({ ...run, day: dayOfRun(run, now) }, content, site.name);
    await noteFiled(transaction, id, now);
    await noteChangeIn(transaction, {
      name: 'payout-run-filed',
      value: { run: id },
      ...{ actor: person, now },
    });
    return file;
  });
}
