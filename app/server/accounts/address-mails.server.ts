import { msg } from '@lingui/core/macro';
import { site, type MailWords, type Recipient } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { addressRule } from '#domain/account/account.ts';

export async function write(recipient: Recipient, words: MailWords): Promise<Mail> {
  return writeMail(recipient, words, { origin: siteOrigin(), name: await siteName() });
}

export const safety = msg`You’re getting this email because it concerns the security of your account.`;

const { minutes } = addressRule;

/** To the new address: its code. */
export function newAddressMail(recipient: Recipient, code: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Confirm your new email address`,
    paragraphs: [
      msg`Enter this code at ${site} to use this address for your account. It’s valid for ${minutes} minutes.`,
    ],
    code,
    footer: msg`If this wasn’t you, you can ignore this email.`,
  });
}

/** To an address that already has an account; only its owner is told. */
export function addressInUseMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`This address already has an account`,
    paragraphs: [
      msg`Someone entered this address as the new one for another ${site} account. It already has an account, so nothing changes.`,
    ],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: msg`If this wasn’t you, you can ignore this email.`,
  });
}

/** To both addresses, after the change. */
export function addressChangedMail(recipient: Recipient, email: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Your email address was changed`,
    paragraphs: [
      msg`Your ${site} account now uses the address ${email}. All other devices were logged out.`,
      msg`If this wasn’t you, contact us right away.`,
    ],
    footer: safety,
  });
}
