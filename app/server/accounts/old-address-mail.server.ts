import { msg } from '@lingui/core/macro';
import { addressRule } from '#domain/account/account.ts';
import { site, type Recipient } from '#app/platform/mail/mail-writer.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { write, safety } from './address-mails.server.ts';

const { minutes } = addressRule;

/** To the current address: its code, and what to do if its owner did not request the change. */
export function oldAddressMail(recipient: Recipient, code: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Your email address is about to change`,
    paragraphs: [
      msg`You asked to change the email address of your ${site} account. Enter this code to allow it. It’s valid for ${minutes} minutes.`,
      msg`If this wasn’t you, don’t share this code: without it nothing changes. Choose a new password now, because yours was used to ask for this.`,
    ],
    code,
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: safety,
  });
}
