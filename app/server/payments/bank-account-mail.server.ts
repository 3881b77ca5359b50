import { msg } from '@lingui/core/macro';
import type { MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';

/** A bank account as it was, and as it is from now on. */
export interface BankAccountChange {
  readonly before: BankAccount | null;
  readonly after: BankAccount;
  /** What who changed it is called. */
  readonly by: string;
}

function inOneLine(account: BankAccount | null): string {
  if (!account) return '–';
  return [account.holder, inGroupsOfFour(account.iban), account.bic, account.bankName]
    .filter(Boolean)
    .join(', ');
}

/** What is told of a change of the bank account. */
export function bankAccountChangedWords({ before, after, by }: BankAccountChange): MailWords {
  return {
    subject: msg`The bank account was changed`,
    paragraphs: [
      msg`From now on, fans pay into a different bank account.`,
      msg`If you weren’t expecting this, change the account back in the settings and suspend the person who changed it.`,
    ],
    facts: [
      { name: msg`Old account`, value: inOneLine(before) },
      { name: msg`New account`, value: inOneLine(after) },
      { name: msg`Changed by`, value: by },
    ],
    action: { label: msg`Open the settings`, path: '/settings' },
    footer: msg`You’re getting this email because fans’ money goes to this account.`,
  };
}
