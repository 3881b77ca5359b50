import { locales, type Locale } from '#domain/locale.ts';

/** One text in the product's languages; empty where there is none. */
export type LocaleTexts = Readonly<Record<Locale, string>>;

/** A value for each language. */
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

/** The languages that have a text, in language order. */
export function writtenIn(texts: LocaleTexts): readonly Locale[] {
  return locales.filter((locale) => texts[locale].trim() !== '');
}

/** The language a text is shown in: this one if it has a text, otherwise the first that does. */
export function shownLanguage(texts: LocaleTexts, locale: Locale): Locale {
  const written = writtenIn(texts);
  return written.includes(locale) ? locale : (written[0] ?? locale);
}
