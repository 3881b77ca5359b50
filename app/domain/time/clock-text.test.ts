import { expect, it } from 'vitest';

import { clockText } from './clock-text.ts';

const shown = (at: string, locale: 'en' | 'el', zone: string) =>
  clockText(new Date(at), locale, zone).replaceAll('\u00A0', ' ');

it('a time in a mail names its zone, which changes with the season', () => {
  expect(shown('2026-03-05T22:30:00Z', 'en', 'UTC')).toBe('5 Mar 2026, 22:30 UTC');
  expect(shown('2026-03-05T22:30:00Z', 'el', 'Europe/Athens')).toBe('6 Μαρ 2026, 00:30 GMT+2');
  expect(shown('2026-07-05T22:30:00Z', 'en', 'Europe/Athens')).toBe('6 Jul 2026, 01:30 GMT+3');
  expect(shown('2026-07-05T22:30:00Z', 'en', 'Asia/Kolkata')).toBe('6 Jul 2026, 04:00 GMT+5:30');
});
