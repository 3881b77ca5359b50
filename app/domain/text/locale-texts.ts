import { locales, type Locale } from '#domain/locale.ts';

/** One text in the languages of the product; empty where there is none. */
export type LocaleTexts = Readonly<Record<Locale, string>>;

/** Something for each language. */
export function inEveryLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return {
    en: make('en'),
    el: make('el'),
    az: make('az'),
    ru: make('ru'),
    sr: make('sr'),
    tr: make('tr'),
  };
}

export const noTexts: LocaleTexts = inEveryLocale(() => '');

/** The languages that have a text, in the order of the languages. */
export function writtenIn(texts: LocaleTexts): readonly Locale[] {
  return locales.filter((locale) => texts[locale].trim() !== '');
}

/** The language that a text is read in: this one where there is a text, else the first that has one. */
export function shownLanguage(texts: LocaleTexts, locale: Locale): Locale {
  const written = writtenIn(texts);
  return written.includes(locale) ? locale : (written[0] ?? locale);
}
