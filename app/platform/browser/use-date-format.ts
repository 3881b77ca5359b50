import { formats } from '@lingui/core';

import { formattingLocale, type Locale } from '#domain/locale.ts';

import { useTimeZone } from './time-zone.ts';

/**
 * Browsers ship no Azerbaijani dates, the server does: what both have is used, and the month is a number, so
 * that nothing is in the wrong language.
 */
function optionsFor(locale: Locale, time: boolean): Intl.DateTimeFormatOptions {
  const month = locale === 'az' ? '2-digit' : 'short';
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return { day: 'numeric', month, year: 'numeric', ...(time ? clock : {}) };
}

/** Writes UTC instants in the reader's language and time zone, by formatters that Lingui makes once and keeps. */
export function useDateFormat(locale: Locale): {
  day: (at: string) => string;
  time: (at: string) => string;
  /** A month of UTC, such as "2026-05". */
  month: (month: string) => string;
} {
  const timeZone = useTimeZone();
  const named = locale === 'az' ? 'tr-TR' : formattingLocale[locale];
  const write = (at: string, time: boolean) =>
    formats.date(named, at, { ...optionsFor(locale, time), timeZone });
  const month = (text: string) =>
    formats.date(named, `${text}-01T00:00:00Z`, {
      month: optionsFor(locale, false).month,
      year: 'numeric',
      timeZone: 'UTC',
    });
  return { day: (at) => write(at, false), time: (at) => write(at, true), month };
}
