import type { LocalDay } from '../availability/local-day.ts';
import type { Locale } from '../locale.ts';
import { partsOf } from './date-text.ts';

/** `12 March`, in which the year goes without saying. It never wraps. @param day without a time zone */
export function dayAndMonthText(day: LocalDay, locale: Locale): string {
  const parts = partsOf(new Date(`${day}T00:00:00Z`), locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${parts.day ?? ''}${locale === 'sr' ? '.' : ''}\u00a0${parts.month ?? ''}`;
}
