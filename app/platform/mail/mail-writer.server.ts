import type { MessageDescriptor } from '@lingui/core';
import { defaultLocale, type Locale } from '#domain/locale.ts';

/** A mail's recipient and language. */
export interface Recipient {
  readonly to: string;
  readonly locale: Locale;
  /** The IANA name of the zone that times are shown in; UTC if it is not known. */
  readonly timeZone?: string;
  /** Used in the greeting; never typed by a stranger, who may have entered another person's address. */
  readonly firstName?: string;
}

/** The owner of an account as a mail recipient. @param fallback if the account has no language */
export function recipientOf(
  owner: { readonly email: string; readonly locale: Locale | null; readonly firstName: string },
  fallback: Locale = defaultLocale,
  timeZone = 'UTC',
): Recipient {
  const { email: to, firstName } = owner;
  return { to, locale: owner.locale ?? fallback, firstName, timeZone };
}

/** Placeholder for the site's name in a mail; replaced when the mail is written. */
export const site = '';

/** The site as mails refer to it: the base of its URLs, and its name. */
export interface MailedSite {
  readonly origin: string;
  readonly name: string;
}

/** A sentence, or a function that writes it if it has a time, in the reader's language and time zone. */
export type MailParagraph =
  | MessageDescriptor
  | ((locale: Locale, timeZone: string) => MessageDescriptor);

/** The content of a mail before translation. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  /** Sentences, or functions that write them if they contain a time in the reader's language. */
  readonly paragraphs: readonly MailParagraph[];
  /** Values as shown, or functions that write them in the reader's language. */
  readonly facts?: readonly {
    readonly name: MessageDescriptor;
    readonly value: string | ((locale: Locale, timeZone: string) => string);
  }[];
  readonly code?: string;
  /** The call to action; `path` without a language. */
  readonly action?: { readonly label: MessageDescriptor; readonly path: string };
  readonly footer: MessageDescriptor;
  /** A link below the footer, such as to what was subscribed to; `path` without a language. */
  readonly settings?: { readonly label: MessageDescriptor; readonly path: string };
}
