import { msg } from '@lingui/core/macro';

import { findCorrespondent, listTeam } from '#app/server/backend/people/accounts.server.ts';
import {
  writeMail,
  type MailWords,
  type Recipient,
  recipientOf,
} from '#app/platform/mail/mail-writer.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { readSiteSettings } from '#app/server/settings/store/site-settings.server.ts';
import { defaultLocale } from '#domain/locale.ts';
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
      msg`From now on fans pay into a different bank account.`,
      msg`If you weren’t expecting this, change the account back in the settings and suspend the person who changed it.`,
    ],
    facts: [
      { name: msg`Before`, value: inOneLine(before) },
      { name: msg`From now on`, value: inOneLine(after) },
      { name: msg`Changed by`, value: by },
    ],
    action: { label: msg`Open the settings`, path: '/settings' },
    footer: msg`You’re getting this email because fans’ money goes to this account.`,
  };
}

/** The shop’s own address, as the imprint says it; those of the administrators where no imprint was written. */
async function ownAddresses(address: string | undefined): Promise<readonly Recipient[]> {
  if (address !== undefined) {
    const account = await findCorrespondent(address);
    return [{ to: address, locale: account?.locale ?? defaultLocale }];
  }
  return (await listTeam())
    .filter(({ role }) => role === 'administrator')
    .map((administrator) => recipientOf(administrator));
}

/** The mails about a change of the bank account, to the shop’s own address. */
export async function bankAccountMails(change: BankAccountChange): Promise<readonly Mail[]> {
  const { seller, name } = await readSiteSettings();
  const site = { origin: siteOrigin(), name: name.value };
  const words = bankAccountChangedWords(change);
  const recipients = await ownAddresses(seller.value?.email);
  return Promise.all(recipients.map((recipient) => writeMail(recipient, words, site)));
}
