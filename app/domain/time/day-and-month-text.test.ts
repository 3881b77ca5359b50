import { expect, it } from 'vitest';

import { dayAndMonthText } from './day-and-month-text.ts';

it.each([
  ['en', '12 March'],
  ['el', '12 Μαρτίου'],
  ['az', '12 mart'],
  ['ru', '12 марта'],
  ['sr', '12. март'],
  ['tr', '12 Mart'],
] as const)('in %s a day of this year is %s', (locale, text) => {
  expect(dayAndMonthText('2026-03-12', locale).replaceAll('\u00a0', ' ')).toBe(text);
});
