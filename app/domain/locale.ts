/** The six languages of the product and what follows from each (spec §1, §9). */

export const locales = ['en', 'el', 'az', 'ru', 'sr', 'tr'] as const;
export type Locale = (typeof locales)[number];

/** English has no path prefix; every other language has its own. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Formatting locales of spec §9; they differ from the language codes (`sr` is Serbian Cyrillic). */
export const formattingLocale = {
  az: 'az-AZ',
  el: 'el-GR',
  en: 'en-US',
  ru: 'ru-RU',
  sr: 'sr-Cyrl-RS',
  tr: 'tr-TR',
} as const satisfies Record<Locale, string>;

/** Lazily creates what a language needs: creating a formatter of numbers or names costs far more than using it. */
export function perLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Each language's own name, for the switcher. */
export const localeName = {
  en: 'English',
  el: 'Ελληνικά',
  az: 'Azərbaycanca',
  ru: 'Русский',
  sr: 'Српски',
  tr: 'Türkçe',
} as const satisfies Record<Locale, string>;
