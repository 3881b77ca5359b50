import type { StoredText } from '#backend/db/namespace.schema.ts';
import { locales } from '#domain/locale.ts';

/** An empty text in every language. */
export const noText = Object.fromEntries(locales.map((locale) => [locale, ''])) as StoredText;

/** A text written in one language. */
export interface WrittenText {
  readonly locale: keyof StoredText;
  readonly text: string;
}

/** A text in one language only; the others fall back to it until they are translated. */
export function textIn({ locale, text }: WrittenText): StoredText {
  return { ...noText, [locale]: text };
}

/**
 * The text shown in a language and the language it is in: the requested one if it has a text, else the first that has
 * one. Rows from before a language was added have no key for it.
 */
export function shownText(stored: StoredText, locale: keyof StoredText): WrittenText {
  const found = [locale, ...locales].find((language) => Boolean(stored[language])) ?? locale;
  return { locale: found, text: stored[found] ?? '' };
}

/** Updates one language; languages that had the same text follow, and empty ones keep falling back. */
export function withTranslation(before: StoredText, { locale, text }: WrittenText): StoredText {
  const old = before[locale];
  const after: Record<keyof StoredText, string> = { ...before, [locale]: text };
  for (const other of locales) {
    if (old !== '' && before[other] === old) after[other] = text;
  }
  return after;
}

/** The languages that have their own text in each of these. */
export function writtenIn(...texts: readonly StoredText[]): (keyof StoredText)[] {
  return locales.filter((language) => texts.every((stored) => Boolean(stored[language])));
}
