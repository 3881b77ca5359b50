import { findCorrespondent, listTeam } from '#app/server/backend/people/accounts.server.ts';
import { type Recipient, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { readSiteSettings } from '#app/server/settings/store/site-settings.server.ts';
import { defaultLocale } from '#domain/locale.ts';
import { type BankAccountChange, bankAccountChangedWords } from './bank-account-mail.server.ts';

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
