import type { Locale } from '../locale.ts';
import { dayAndTimeText } from './day-and-time-text.ts';

/** What a zone is called at an instant: `GMT+3`, which every language writes so, or `UTC`. */
export function zoneText(at: Date, timeZone: string): string {
  if (timeZone === 'UTC') return 'UTC';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `5 Mar 2026, 14:30 GMT+2`: a time for someone who may read it elsewhere. @param timeZone an IANA name */
export function clockText(at: Date, locale: Locale, timeZone: string): string {
  return `${dayAndTimeText(at, locale, timeZone)}\u00A0${zoneText(at, timeZone)}`;
}
