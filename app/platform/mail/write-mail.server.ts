import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultLocale } from '#domain/locale.ts';
import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { Recipient, MailWords, MailedSite } from './mail-writer.server.ts';

/**
 * One to three words of letters. Anyone can register another person's address, and could otherwise put phishing text
 * into the mails sent there: a URL, a number, a sentence.
 */
const personName = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}’'-]*\.?(?: \p{L}[\p{L}\p{M}’'-]*\.?){0,2}$/u;

function greetingFor(firstName = ''): MessageDescriptor {
  return personName.test(firstName) ? msg`Hi ${firstName},` : msg`Hello,`;
}

/** Writes a mail in its recipient's language. */
export async function writeMail(
  { to, locale, firstName, timeZone = 'UTC' }: Recipient,
  words: MailWords,
  { origin, name: siteName }: MailedSite,
): Promise<Mail> {
  const i18n: I18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const read = (text: MessageDescriptor) => i18n._(text.id, { ...text.values, site: siteName });
  const subject = read(words.subject);
  const { action, code, facts = [], settings } = words;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const linkOf = ({ label, path }: NonNullable<MailWords['action']>) => ({
    label: read(label),
    url: `${origin}${prefix}${path}`,
  });
  const page = layOutMail({
    locale,
    siteName,
    heading: subject,
    greeting: read(greetingFor(firstName)),
    paragraphs: words.paragraphs.map((one) =>
      read(typeof one === 'function' ? one(locale, timeZone) : one),
    ),
    footer: read(words.footer),
    facts: facts.map(({ name, value }) => ({
      name: read(name),
      value: typeof value === 'string' ? value : value(locale, timeZone),
    })),
    ...(code === undefined ? {} : { code }),
    ...(action ? { action: linkOf(action) } : {}),
    ...(settings ? { settings: linkOf(settings) } : {}),
  });
  return { to, subject, ...page };
}
