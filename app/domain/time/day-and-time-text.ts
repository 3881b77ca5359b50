import type { Locale } from '../locale.ts';
import { partsOf, dayOf } from './date-text.ts';

/** `5 Mar 2026, 14:30`. */
export function dayAndTimeText(at: Date, locale: Locale, timeZone: string): string {
  const parts = partsOf(at, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${dayOf(parts, locale)}, ${parts.hour}:${parts.minute}`;
}
