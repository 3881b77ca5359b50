import { countryCodes } from './country-code.ts';
import { azerbaijaniCountryNames } from './country-names-az.ts';
import { englishCountryNames } from './country-names-en.ts';
import { formattingLocale, type Locale, perLocale } from '#domain/locale.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

const shipped: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  en: englishCountryNames,
  az: azerbaijaniCountryNames,
};

const runtimeNames = perLocale(
  (locale) => new Intl.DisplayNames(formattingLocale[locale], { type: 'region', fallback: 'code' }),
);

/** Names from the runtime, which may answer in another language if it has no data for this one. */
function namesOf(locale: Locale): (code: string) => string {
  const own = shipped[locale];
  if (own) return (code) => own[code] ?? code;
  return (code) => runtimeNames(locale).of(code) ?? code;
}

/** The country's name in the reader's language; an unknown code is returned as is. */
export function countryName(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? namesOf(locale)(code) : code;
}

/**
 * Every country in the reader's language, sorted by that language's rules. Runs on the server: browsers differ from it
 * in names and order, which would break hydration.
 */
export function countriesByName(locale: Locale): readonly Country[] {
  const nameOf = namesOf(locale);
  return countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, formattingLocale[locale]));
}
