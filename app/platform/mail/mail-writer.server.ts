import type { I18n, MessageDescriptor } from '@lingui/core';

import { defaultLocale, type Locale } from '#domain/locale.ts';

import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mail } from './mail.ts';

/** Whom a mail goes to, in which language. */
export interface Recipient {
  readonly to: string;
  readonly locale: Locale;
}

/** Stands for the site's name in what a mail says; it is filled in as the mail is written. */
export const site = '';

/** The site as a mail names it: what addresses begin with, and what it is called. */
export interface MailedSite {
  readonly origin: string;
  readonly name: string;
}

/** What a mail says, before it is in a language. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  /** Values as they are read, or what writes them in the reader's language. */
  readonly facts?: readonly {
    readonly name: MessageDescriptor;
    readonly value: string | ((locale: Locale) => string);
  }[];
  readonly code?: string;
  /** The one thing to do next; `path` without a language. */
  readonly action?: { readonly label: MessageDescriptor; readonly path: string };
  readonly footer: MessageDescriptor;
}

/** Writes a mail in its reader's language. */
export async function writeMail(
  { to, locale }: Recipient,
  words: MailWords,
  { origin, name: siteName }: MailedSite,
): Promise<Mail> {
  const i18n: I18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const read = (text: MessageDescriptor) => i18n._(text.id, { ...text.values, site: siteName });
  const subject = read(words.subject);
  const { action, code, facts = [] } = words;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const page = layOutMail({
    locale,
    siteName,
    heading: subject,
    paragraphs: words.paragraphs.map(read),
    footer: read(words.footer),
    facts: facts.map(({ name, value }) => ({
      name: read(name),
      value: typeof value === 'string' ? value : value(locale),
    })),
    ...(code === undefined ? {} : { code }),
    ...(action
      ? { action: { label: read(action.label), url: `${origin}${prefix}${action.path}` } }
      : {}),
  });
  return { to, subject, ...page };
}
