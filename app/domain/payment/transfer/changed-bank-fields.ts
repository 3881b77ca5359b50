import { type BankAccount, withoutGaps, withoutBlanks, bankAccountFields } from './bank-account.ts';

const tidied: Readonly<Record<keyof BankAccount, (text: string) => string>> = {
  holder: (text) => text.trim(),
  iban: withoutGaps,
  bic: withoutBlanks,
  bankName: (text) => text.trim(),
};

/**
 * The fields that differ from the stored account, ignoring formatting.
 * @param kept null if there is none
 */
export function changedBankFields(typed: BankAccount, kept: BankAccount | null) {
  return bankAccountFields.filter((field) => tidied[field](typed[field]) !== (kept?.[field] ?? ''));
}
