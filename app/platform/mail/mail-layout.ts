import type { Locale } from '#domain/locale.ts';

/** What a mail says, top to bottom. Every text is plain: it is escaped here. */
export interface MailContent {
  readonly locale: Locale;
  readonly siteName: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Names and values, each on a line of its own. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** A code to type, shown large. */
  readonly code?: string;
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this mail came. */
  readonly footer: string;
}
