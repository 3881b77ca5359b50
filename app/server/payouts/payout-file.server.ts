import {
  creditTransferFile,
  CreditTransferError,
} from '#app/server/payments/files/credit-transfer-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { assertPaysOut, payoutReference, runReference } from '#domain/payout/payout.ts';
import type { PayoutAccount } from '#domain/payout/payout-account.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { unsealAccount } from './store/payout-accounts.server.ts';
import { findRun, lockPayouts, noteFiled } from './store/payout-runs.server.ts';

/** One payout as the file has it. */
export interface Transfer {
  readonly id: number;
  /** Whose it is, as managers know them. */
  readonly name: string;
  readonly cents: Cents;
  readonly currency: string;
  readonly account: PayoutAccount;
}

/** The bank account without what is empty. */
function partyOf({ holder: name, iban, bic }: PayoutAccount | BankAccount) {
  return { name, iban, ...(bic === '' ? {} : { bic }) };
}

/**
 * Writes a run for the bank (pain.001). @param run `day` is when the bank is to send it, by UTC
 * @param site what the payees read first
 * @throws AppError `payout_unsendable`: the `name` of whose account a bank would refuse, or `own` for the shop's
 */
export function transferFile(
  run: {
    readonly id: number;
    readonly debtor: BankAccount;
    readonly createdAt: Date;
    readonly day: Date;
  },
  transfers: readonly Transfer[],
  site: string,
): string {
  try {
    return creditTransferFile({
      messageId: runReference(run.id),
      createdAt: run.createdAt,
      executionDate: run.day.toISOString().slice(0, 10),
      debtor: partyOf(run.debtor),
      payments: transfers.map(({ id, cents, currency, account }) => ({
        endToEndId: payoutReference(id),
        ...partyOf(account),
        ...{ cents, currency },
        text: `${site} ${payoutReference(id)}`,
      })),
    });
  } catch (error) {
    if (!(error instanceof CreditTransferError)) throw error;
    const { endToEndId, fault } = error;
    const wrong = transfers.find(({ id }) => payoutReference(id) === endToEndId);
    const fields: Record<string, string> = wrong ? { name: wrong.name } : { own: fault };
    throw new AppError('payout_unsendable', { fields, cause: error });
  }
}

/**
 * The file of a run for the bank, with what was not taken out of it. Once someone has it, the bank may have it: from
 * then on nothing is taken out, and its day is that of the first time. The log keeps each time.
 * @returns XML
 * @throws AppError `not_allowed`, `not_found`, `payout_unsendable`
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
      kept.map(async ({ sealedAccount, ...payout }): Promise<Transfer> => ({
        ...payout,
        account: await unsealAccount(sealedAccount),
      })),
    );
    const { createdAt } = run;
    const filedAt = run.filedAt ?? now;
    const day = filedAt < createdAt ? createdAt : filedAt;
    const file = transferFile({ ...run, day }, transfers, site.name);
    await noteFiled(transaction, id, now);
    await noteChangeIn(transaction, {
      name: 'payout-run-filed',
      value: { run: id },
      ...{ actor: person, now },
    });
    return file;
  });
}
