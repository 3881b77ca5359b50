import type { StoredText } from '#backend/db/namespace.schema.ts';
import { locales } from '#domain/locale.ts';

/** Nothing in any language. */
export const noText = Object.fromEntries(locales.map((locale) => [locale, ''])) as StoredText;

/** A text written in one language. */
export interface WrittenText {
  readonly locale: keyof StoredText;
  readonly text: string;
}

/** A text that is there in one language so far; the others fall back on it, and may get their own. */
export function textIn({ locale, text }: WrittenText): StoredText {
  return { ...noText, [locale]: text };
}

/**
 * What is shown in a language, and in which one it is: the asked one where there is a text, else the first that has
 * one. A row from before a language was added has no key for it.
 */
export function shownText(stored: StoredText, locale: keyof StoredText): WrittenText {
  const found = [locale, ...locales].find((language) => Boolean(stored[language])) ?? locale;
  return { locale: found, text: stored[found] ?? '' };
}

/** One language changed; those that said the same follow, those that say nothing go on falling back. */
export function withTranslation(before: StoredText, { locale, text }: WrittenText): StoredText {
  const old = before[locale];
  const after: Record<keyof StoredText, string> = { ...before, [locale]: text };
  for (const other of locales) {
    if (old !== '' && before[other] === old) after[other] = text;
  }
  return after;
}

/** The languages that have a text of their own in each of these. */
export function writtenIn(...texts: readonly StoredText[]): (keyof StoredText)[] {
  return locales.filter((language) => texts.every((stored) => Boolean(stored[language])));
}
