import type { Locale } from '#domain/locale.ts';

/** The content of a mail, top to bottom. All texts are plain: they are escaped here. */
export interface MailContent {
  readonly locale: Locale;
  readonly siteName: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one pair per line. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** A code to type in, shown large. */
  readonly code?: string;
  /** The call to action. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this mail was sent. */
  readonly footer: string;
  /** A link below it. */
  readonly settings?: { readonly label: string; readonly url: string };
}
