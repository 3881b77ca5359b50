import type { Locale } from '#domain/locale.ts';
import { dayText, monthText } from '#domain/time/date-text.ts';
import { dayAndTimeText } from '#domain/time/day-and-time-text.ts';

import { useTimeZone } from './time-zone.ts';

/** Formats UTC instants in the reader's language and time zone. */
export function useDateFormat(locale: Locale): {
  day: (at: string) => string;
  time: (at: string) => string;
  /** A UTC month, such as "2026-05". */
  month: (month: string) => string;
} {
  const timeZone = useTimeZone();
  return {
    day: (at) => dayText(new Date(at), locale, timeZone),
    time: (at) => dayAndTimeText(new Date(at), locale, timeZone),
    month: (month) => monthText(month, locale),
  };
}
