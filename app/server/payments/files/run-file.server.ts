import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';

import { creditTransferFile, type CreditTransfer } from './credit-transfer-file.server.ts';

/** A run of payments as a file for the bank (pain.001), to be carried out on the day it was made. */
export function runFile(
  run: { readonly createdAt: Date; readonly debtor: BankAccount },
  messageId: string,
  payments: readonly CreditTransfer[],
): string {
  const { createdAt } = run;
  const { holder: name, iban, bic } = run.debtor;
  return creditTransferFile({
    ...{ messageId, createdAt, payments },
    executionDate: createdAt.toISOString().slice(0, 10),
    debtor: { name, iban, ...(bic === '' ? {} : { bic }) },
  });
}
