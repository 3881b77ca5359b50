import { describe, expect, it } from 'vitest';

import { locales } from '../locale.ts';
import { dayText, monthText } from './date-text.ts';
import { dayAndTimeText } from './day-and-time-text.ts';

/** Without the spaces that keep a date on one line. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ');
const at = new Date('2026-03-05T22:30:00Z');

describe('dates', () => {
  it.each([
    ['en', '5 Mar 2026', '5 March 2026', 'Mar 2026'],
    ['el', '5 Μαρ 2026', '5 Μαρτίου 2026', 'Μαρ 2026'],
    ['az', '5 mart 2026', '5 mart 2026', 'mart 2026'],
    ['ru', '5 мар. 2026', '5 марта 2026', 'март 2026'],
    ['sr', '5. мар 2026', '5. март 2026', 'мар 2026'],
    ['tr', '5 Mar 2026', '5 Mart 2026', 'Mar 2026'],
  ] as const)('in %s are %s, %s in mails and %s for a month', (locale, day, long, month) => {
    expect(shown(dayText(at, locale, 'UTC'))).toBe(day);
    expect(shown(dayText(at, locale, 'UTC', 'long'))).toBe(long);
    expect(shown(monthText('2026-03', locale))).toBe(month);
  });

  it('are never broken into two lines', () => {
    for (const locale of locales) {
      expect(dayText(at, locale, 'UTC', 'long')).not.toContain(' ');
      expect(monthText('2026-03', locale)).not.toContain(' ');
    }
  });

  it('are those of the reader’s time zone', () => {
    expect(shown(dayAndTimeText(at, 'en', 'UTC'))).toBe('5 Mar 2026, 22:30');
    expect(shown(dayAndTimeText(at, 'en', 'Asia/Baku'))).toBe('6 Mar 2026, 02:30');
    expect(shown(dayAndTimeText(new Date('2026-03-05T00:05:00Z'), 'el', 'UTC'))).toBe(
      '5 Μαρ 2026, 00:05',
    );
  });

  it('name all twelve months in every language, and end in no full stop', () => {
    for (const locale of locales) {
      const months = Array.from({ length: 12 }, (_, month) =>
        dayText(new Date(Date.UTC(2026, month, 9)), locale, 'UTC', 'long'),
      );
      expect(new Set(months).size).toBe(12);
      for (const text of months) expect(shown(text)).toMatch(/^9\.? \p{L}+ 2026$/u);
    }
  });
});
