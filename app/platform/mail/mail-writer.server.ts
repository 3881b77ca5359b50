import type { MessageDescriptor } from '@lingui/core';
import { defaultLocale, type Locale } from '#domain/locale.ts';

/** Whom a mail goes to, in which language. */
export interface Recipient {
  readonly to: string;
  readonly locale: Locale;
  /** By which the mail greets its reader; never one that a stranger typed, who may have given another's address. */
  readonly firstName?: string;
}

/** The owner of an account as the reader of a mail. @param fallback where the account says no language */
export function recipientOf(
  owner: { readonly email: string; readonly locale: Locale | null; readonly firstName: string },
  fallback: Locale = defaultLocale,
): Recipient {
  return { to: owner.email, locale: owner.locale ?? fallback, firstName: owner.firstName };
}

/** Stands for the site's name in what a mail says; it is filled in as the mail is written. */
export const site = '';

/** The site as a mail names it: what addresses begin with, and what it is called. */
export interface MailedSite {
  readonly origin: string;
  readonly name: string;
}

export type MailParagraph = MessageDescriptor | ((locale: Locale) => MessageDescriptor);

/** What a mail says, before it is in a language. */
export interface MailWords {
  readonly subject: MessageDescriptor;
  /** Sentences, or what writes them where a time in them depends on the reader's language. */
  readonly paragraphs: readonly MailParagraph[];
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
