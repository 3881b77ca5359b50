import { formattingLocale, type Locale } from '../locale.ts';

/** Browsers ship no Azerbaijani date data; these names are ours, so that server and browser render the same text. */
const azerbaijaniMonths = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avqust',
  'sentyabr',
  'oktyabr',
  'noyabr',
  'dekabr',
] as const;

type MonthLength = 'short' | 'long';

type DateParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it: each is created once per language, time zone and format. */
function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(name, options);
  formats.set(key, known);
  return known;
}

export function partsOf(
  at: Date,
  locale: Locale,
  options: Intl.DateTimeFormatOptions & { readonly month: MonthLength },
): DateParts {
  const isAzerbaijani = locale === 'az';
  const format = isAzerbaijani
    ? formatOf('en-US', { ...options, month: 'numeric' })
    : formatOf(formattingLocale[locale], options);
  const parts: DateParts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return isAzerbaijani
    ? { ...parts, month: azerbaijaniMonths[Number(parts.month) - 1] ?? '' }
    : parts;
}

/**
 * Day, month and year in this order in every language. Nothing follows the year, neither a full stop (Serbian) nor "г."
 * (Russian), because the surrounding sentence adds its own. A date never wraps.
 */
export function dayOf({ day = '', month = '', year = '' }: DateParts, locale: Locale): string {
  return [`${day}${locale === 'sr' ? '.' : ''}`, month, year].join('\u00a0');
}

/** `5 Mar 2026`. @param at a UTC instant @param timeZone the reader's, an IANA name */
export function dayText(
  at: Date,
  locale: Locale,
  timeZone: string,
  month: MonthLength = 'short',
): string {
  return dayOf(partsOf(at, locale, { day: 'numeric', month, year: 'numeric', timeZone }), locale);
}

/** A day of the calendar, which is the same in every time zone. @param day ISO 8601 date */
export function calendarDayText(day: string, locale: Locale): string {
  return dayText(new Date(`${day}T12:00:00Z`), locale, 'UTC');
}

/** `Mar 2026`. @param month in UTC: `2026-03` */
export function monthText(month: string, locale: Locale): string {
  const parts = partsOf(new Date(`${month}-01T00:00:00Z`), locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${parts.month}\u00a0${parts.year}`;
}
