import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { SepaAccount } from '#domain/payment/transfer/sepa-account.ts';

import { creditTransferFile, CreditTransferError } from './credit-transfer-file.server.ts';

/** One payout or refund as the file of its run has it. */
export interface RunTransfer {
  /** Comes back on the statement, so it is unique within the file; at most 35 characters. */
  readonly reference: string;
  /** The celebrity or fan, as managers know them. */
  readonly name: string;
  readonly cents: Cents;
  readonly currency: string;
  /** The BIC is optional, and empty where it is not known. */
  readonly account: SepaAccount & { readonly bic?: string };
}

/** The bank account without what is empty. */
function partyOf({ holder: name, iban, bic = '' }: RunTransfer['account'] | BankAccount) {
  return { name, iban, ...(bic === '' ? {} : { bic }) };
}

/**
 * The day on which the bank is to send the money of a run: that of the first download, in every later one, too. Never
 * before the run was made.
 */
export function dayOfRun(
  { createdAt, filedAt }: { readonly createdAt: Date; readonly filedAt: Date | null },
  now: Date,
): Date {
  const day = filedAt ?? now;
  return day < createdAt ? createdAt : day;
}

/**
 * Writes a run of payouts or refunds for the bank (pain.001).
 * @param run `day` is when the bank is to send it, by UTC
 * @param content `messageId` is unique for each run that is ever sent
 * @param site what the payees read first
 * @returns XML
 * @throws AppError `run_unsendable`: `fields` have the `name` of whose account a bank would refuse, or the fault of the
 *   shop's as `own`
 */
export function runFile(
  run: { readonly debtor: BankAccount; readonly createdAt: Date; readonly day: Date },
  content: { readonly messageId: string; readonly transfers: readonly RunTransfer[] },
  site: string,
): string {
  const { messageId, transfers } = content;
  try {
    return creditTransferFile({
      ...{ messageId, createdAt: run.createdAt },
      executionDate: run.day.toISOString().slice(0, 10),
      debtor: partyOf(run.debtor),
      payments: transfers.map(({ reference, cents, currency, account }) => ({
        endToEndId: reference,
        ...partyOf(account),
        ...{ cents, currency },
        text: `${site} ${reference}`,
      })),
    });
  } catch (error) {
    if (!(error instanceof CreditTransferError)) throw error;
    const { endToEndId, fault } = error;
    const wrong = transfers.find(({ reference }) => reference === endToEndId);
    const fields: Record<string, string> = wrong ? { name: wrong.name } : { own: fault };
    throw new AppError('run_unsendable', { fields, cause: error });
  }
}
