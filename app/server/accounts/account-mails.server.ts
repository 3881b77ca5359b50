import { msg } from '@lingui/core/macro';

import { site, type MailWords, type Recipient } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { codeRule, resetRule } from '#domain/account/account.ts';

async function write(
  recipient: Recipient,
  words: MailWords,
  origin: string = siteOrigin(),
): Promise<Mail> {
  return writeMail(recipient, words, { origin, name: await siteName() });
}

const notYou = msg`If this wasn’t you, you can ignore this email.`;

/** A celebrity's code. */
export function codeMail(recipient: Recipient, code: string): Promise<Mail> {
  const { minutes } = codeRule;
  return write(recipient, {
    subject: msg`Your code for ${site}`,
    paragraphs: [
      msg`Enter this code to confirm your celebrity account. It’s valid for ${minutes} minutes.`,
    ],
    code,
    footer: notYou,
  });
}

/** A fan's code, which verifies the address. */
export function addressCodeMail(recipient: Recipient, code: string): Promise<Mail> {
  const { minutes } = codeRule;
  return write(recipient, {
    subject: msg`Your code for ${site}`,
    paragraphs: [
      msg`Enter this code to confirm your email address. It’s valid for ${minutes} minutes.`,
    ],
    code,
    footer: notYou,
  });
}

/** A fan's account was created by signing in with a provider. */
export function socialWelcomeMail(recipient: Recipient, provider: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`Welcome to ${site}`,
    paragraphs: [msg`Your account is ready. You log in with ${provider}.`],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: msg`You’re getting this email because someone registered at ${site} with this address.`,
  });
}

/** A provider was connected to the account; tells its owner, who may not have done it. */
export function connectedMail(recipient: Recipient, provider: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`A new way to log in was added`,
    paragraphs: [
      msg`You can now also log in to ${site} with ${provider}.`,
      msg`If this wasn’t you, choose a new password now and contact us.`,
    ],
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: msg`You’re getting this email because it concerns the security of your account.`,
  });
}

/** A provider was disconnected from the account; tells its owner, who may not have done it. */
export function disconnectedMail(recipient: Recipient, provider: string): Promise<Mail> {
  return write(recipient, {
    subject: msg`A way to log in was removed`,
    paragraphs: [
      msg`You can no longer log in to your ${site} account with ${provider}.`,
      msg`If this wasn’t you, choose a new password now and contact us.`,
    ],
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: msg`You’re getting this email because it concerns the security of your account.`,
  });
}

/** Someone registered with an address that already has an account; only its owner is told. */
export function alreadyRegisteredMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`You already have an account`,
    paragraphs: [
      msg`Someone tried to register at ${site} with this address, which already has an account.`,
      msg`If that was you, just log in. Forgotten your password? Ask for a new one on the login page.`,
    ],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: notYou,
  });
}

/** The link to reset the password. Its secret is in the URL's fragment, which is never sent to a server. */
export function resetMail(recipient: Recipient, token: string): Promise<Mail> {
  const { minutes } = resetRule;
  return write(recipient, {
    subject: msg`Choose a new password`,
    paragraphs: [
      msg`Use this link to choose a new password. It works once and expires in ${minutes} minutes.`,
    ],
    action: { label: msg`Choose a new password`, path: `/account/reset-password#t=${token}` },
    footer: notYou,
  });
}

/** The password was changed; tells its owner, who may not have done it. */
export function passwordChangedMail(recipient: Recipient, origin?: string): Promise<Mail> {
  const words = {
    subject: msg`Your password was changed`,
    paragraphs: [
      msg`Your ${site} password was changed, and every device was logged out.`,
      msg`If this wasn’t you, choose a new password now.`,
    ],
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: msg`You’re getting this email because it concerns the security of your account.`,
  };
  return write(recipient, words, origin);
}

/** A recovery code was used; tells its owner, who may not have done it. */
export function recoveryCodeUsedMail(recipient: Recipient, left: number): Promise<Mail> {
  return write(recipient, {
    subject: msg`A recovery code was used`,
    paragraphs: [
      msg`One of your recovery codes was used to log in to your ${site} account.`,
      left === 0
        ? msg`That was your last one. Make new codes under “Login and security”.`
        : msg`Codes left: ${left}. You can make new ones under “Login and security”.`,
      msg`If this wasn’t you, choose a new password now and contact us.`,
    ],
    action: { label: msg`Choose a new password`, path: '/account/forgot-password' },
    footer: msg`You’re getting this email because it concerns the security of your account.`,
  });
}
