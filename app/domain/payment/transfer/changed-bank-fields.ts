import { type BankAccount, withoutGaps, withoutBlanks, bankAccountFields } from './bank-account.ts';

const tidied: Readonly<Record<keyof BankAccount, (text: string) => string>> = {
  holder: (text) => text.trim(),
  iban: withoutGaps,
  bic: withoutBlanks,
  bankName: (text) => text.trim(),
};

/**
 * The fields that say something else than the account that is kept, however they are written.
 * @param kept null where there is none
 */
export function changedBankFields(typed: BankAccount, kept: BankAccount | null) {
  return bankAccountFields.filter((field) => tidied[field](typed[field]) !== (kept?.[field] ?? ''));
}
