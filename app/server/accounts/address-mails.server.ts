import { msg } from '@lingui/core/macro';

import {
  site,
  writeMail,
  type MailWords,
  type Recipient,
} from '#app/platform/mail/mail-writer.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { addressRule } from '#domain/account/account.ts';

async function write(recipient: Recipient, words: MailWords): Promise<Mail> {
  return writeMail(recipient, words, { origin: siteOrigin(), name: await siteName() });
}

const safety = msg`You get this e-mail because it concerns the safety of your account.`;
const { minutes } = addressRule;

/** To the new address: its code. */
export function newAddressMail(recipient: Recipient, code: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Confirm your new e-mail address`,
    paragraphs: [
      msg`Type this code at ${site} to use this address for your account. It is good for ${minutes} minutes.`,
    ],
    code,
    footer: msg`If this was not you, you can ignore this e-mail.`,
  });
}

/** To the address of now: its code, and what to do where its owner does not know of it. */
export function oldAddressMail(recipient: Recipient, code: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Your e-mail address is about to change`,
    paragraphs: [
      msg`You asked for another e-mail address for your ${site} account. Type this code to allow it. It is good for ${minutes} minutes.`,
      msg`If it was not you, don't share this code: without it nothing changes. Choose a new password now, because yours was used to ask for this.`,
    ],
    code,
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: safety,
  });
}

/** To an address that has an account already; only its owner learns so. */
export function addressInUseMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`This address already has an account`,
    paragraphs: [
      msg`This address was typed as the new one of another ${site} account. It has an account already, so nothing changes.`,
    ],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: msg`If this was not you, you can ignore this e-mail.`,
  });
}

/** To both addresses once it is done. */
export function addressChangedMail(recipient: Recipient, email: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Your e-mail address was changed`,
    paragraphs: [
      msg`From now on your ${site} account uses the address ${email}. Every other device was logged out.`,
      msg`If it was not you, write to us right away.`,
    ],
    footer: safety,
  });
}
