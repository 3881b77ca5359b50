import { postChangedOrders } from '#app/server/ledger/post-orders.server.ts';
import { readLedgerProgress } from '#app/server/ledger/store/progress.server.ts';
import { payeeNames } from '#app/server/backend/people/payee.server.ts';
import { runFile, type RunTransfer } from '#app/server/payments/files/run-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { ledgerCurrency } from '#domain/ledger/ledger.ts';
import type { Cents } from '#domain/money/money.ts';
import { assertPaysOut, payoutReference, runReference } from '#domain/payout/payout.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { balanceFrom, isPayable } from '#domain/payout/payout-rules.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { payoutTimes } from './payout-times.server.ts';
import { findPayoutAccounts } from './store/payout-accounts.server.ts';
import { addRun, lockPayouts, type NewPayout } from './store/payout-runs.server.ts';
import { payoutSums } from './store/payout-sums.server.ts';

/** A celebrity with the amount and the account that the manager saw. */
export interface ChosenPayout {
  readonly celebrityId: number;
  readonly cents: Cents;
  /** The last digits of the account. */
  readonly end: string;
}

/**
 * Makes a run of payouts: the available balance of each of these celebrities goes into it, and is theirs no more. All
 * of them, or none; of two runs at the same moment the second is refused what the first one has. The log keeps it.
 * @returns the number of the run
 * @throws AppError `not_allowed`, `payout_moved_on` if a balance or an account is not as it was seen,
 * `run_unsendable` if a bank would refuse one of the accounts
 */
export async function makePayoutRun(
  desk: PayoutDesk,
  person: User,
  chosen: readonly ChosenPayout[],
): Promise<number> {
  assertPaysOut(person);
  const { database } = desk;
  const ids = chosen.map(({ celebrityId }) => celebrityId);
  const debtor = await desk.ownAccount();
  // Without the orders of before, balances would be too small, and corrections missing.
  if (!debtor || (await readLedgerProgress(database)) === null)
    throw new AppError('payout_moved_on');
  if (new Set(ids).size !== ids.length) throw new AppError('payout_moved_on');
  // What happened to orders a moment ago counts.
  await postChangedOrders(desk);
  const rules = await desk.rules();
  const site = await desk.site();
  const names = new Map<number, string>();
  for (const id of ids) names.set(id, (await payeeNames(id))[0] ?? `#${id}`);
  return database.transaction(async (transaction) => {
    await lockPayouts(transaction);
    const now = desk.now();
    const sums = await payoutSums(transaction, payoutTimes(now, rules), ids);
    const accounts = await findPayoutAccounts(transaction, ids);
    const transfers: RunTransfer[] = [];
    const made = chosen.map(({ celebrityId, cents, end }, index): NewPayout => {
      const own = sums.get(celebrityId);
      const stored = accounts.get(celebrityId);
      const balance = own && balanceFrom(own);
      const isAsSeen =
        balance?.available === cents && isPayable(balance, rules) && stored !== undefined;
      if (!isAsSeen || endOf(stored.account) !== end) throw new AppError('payout_moved_on');
      const name = names.get(celebrityId) ?? '';
      const reference = payoutReference(index + 1);
      const transfer = { reference, name, cents, currency: ledgerCurrency };
      transfers.push({ ...transfer, account: stored.account });
      return { celebrityId, name, cents, sealedAccount: stored.sealed, accountEnd: end };
    });
    // What the bank would refuse is refused before anything is written.
    const content = { messageId: runReference(1), transfers };
    runFile({ debtor, day: now, createdAt: now }, content, site.name);
    const by = { createdAt: now, createdById: person.id, createdByName: person.name };
    const run = await addRun(transaction, { ...by, debtor }, made);
    if (run === null) throw new AppError('payout_moved_on');
    const cents = made.reduce((sum, one) => sum + one.cents, 0);
    await noteChangeIn(transaction, {
      name: 'payout-run',
      value: { run, payouts: made.length, cents },
      ...{ actor: person, now },
    });
    return run;
  });
}
