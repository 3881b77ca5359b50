import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getRequestUrl } from '@tanstack/react-start/server';

import { env } from '#app/platform/env.server.ts';
import { activateLocale, createI18n } from '#app/platform/i18n.ts';
import { layOutMail } from '#app/platform/mail-layout.ts';
import type { Mail } from '#app/platform/mail.ts';
import { codeRule, resetRule } from '#domain/account.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';

/** Whom a mail goes to, in which language. */
interface Recipient {
  readonly to: string;
  readonly locale: Locale;
}

interface Words {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  readonly code?: string;
  readonly action?: { readonly label: MessageDescriptor; readonly path: string };
  readonly footer: MessageDescriptor;
}

function addressOf(locale: Locale, path: string): string {
  const origin = env.APP_ORIGIN ? new URL(env.APP_ORIGIN).origin : getRequestUrl().origin;
  return `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`;
}

async function write({ to, locale }: Recipient, words: Words): Promise<Mail> {
  const i18n: I18n = createI18n();
  await activateLocale(i18n, locale);
  const subject = i18n._(words.subject);
  const { action, code } = words;
  const page = layOutMail({
    locale,
    heading: subject,
    paragraphs: words.paragraphs.map((text) => i18n._(text)),
    footer: i18n._(words.footer),
    ...(code === undefined ? {} : { code }),
    ...(action
      ? { action: { label: i18n._(action.label), url: addressOf(locale, action.path) } }
      : {}),
  });
  return { to, subject, ...page };
}

const notYou = msg`If this was not you, you can ignore this e-mail.`;

/** A celebrity's code. */
export function codeMail(recipient: Recipient, code: string): Promise<Mail> {
  const { minutes } = codeRule;
  return write(recipient, {
    subject: msg`Your code for Astera`,
    paragraphs: [
      msg`Type this code to confirm your celebrity account. It is good for ${minutes} minutes.`,
    ],
    code,
    footer: notYou,
  });
}

/** A fan's account is there. */
export function welcomeMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`Welcome to Astera`,
    paragraphs: [msg`Your account is ready. Log in with your user name and your password.`],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: msg`You get this e-mail because somebody registered at Astera with this address.`,
  });
}

/** Somebody registered with an address that has an account; only its owner learns so. */
export function alreadyRegisteredMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`You already have an account`,
    paragraphs: [
      msg`Somebody tried to register at Astera with this address, which has an account already.`,
      msg`If it was you, log in. If you forgot the password, ask for a new one on the login page.`,
    ],
    action: { label: msg`Log in`, path: '/account/login' },
    footer: notYou,
  });
}

/** The link to another password. Its secret stands behind the #, which no server is ever sent. */
export function resetMail(recipient: Recipient, token: string): Promise<Mail> {
  const { minutes } = resetRule;
  return write(recipient, {
    subject: msg`Choose a new password`,
    paragraphs: [
      msg`Use this link to choose a new password. It is good for ${minutes} minutes, once.`,
    ],
    action: { label: msg`Choose a new password`, path: `/account/reset-password#t=${token}` },
    footer: notYou,
  });
}

/** The password is another one now; tells its owner, who may not have done it. */
export function passwordChangedMail(recipient: Recipient): Promise<Mail> {
  return write(recipient, {
    subject: msg`Your password was changed`,
    paragraphs: [
      msg`The password of your Astera account was changed, and every device was logged out.`,
      msg`If it was not you, choose a new password now.`,
    ],
    action: { label: msg`Forgot password?`, path: '/account/forgot-password' },
    footer: msg`You get this e-mail because it concerns the safety of your account.`,
  });
}
