import * as v from 'valibot';
import { expect, it } from 'vitest';

import { catalogSearchSchema } from './catalog-search.ts';
import { daysUntil, withNearDay } from './in-time-for.ts';
import { activeFilters } from './listing-search.ts';

const now = Date.parse('2026-03-28T22:30:00Z');

it.each([
  ['2026-03-28', 0],
  // A day on which clocks change has 23 hours, and is one day.
  ['2026-03-30', 2],
  ['2026-04-27', 30],
  ['2026-12-24', 30],
  ['2026-03-27', -1],
  ['1999-01-01', -1],
])('until %s there are %i days', (day, days) => {
  expect(daysUntil(day, now)).toBe(days);
});

it('keeps one answer for all days that list the same', () => {
  const near = (by: string) => withNearDay({ by, search: 'a' }, now);
  expect(near('2026-04-02')).toEqual({ by: '2026-04-02', search: 'a' });
  expect(near('2030-01-01')).toEqual({ by: '2026-04-27', search: 'a' });
  expect(near('2020-01-01')).toEqual({ by: '2026-03-27', search: 'a' });
  expect(withNearDay({ search: 'a' }, now)).toEqual({ search: 'a' });
});

it('is read from addresses that name a day of the calendar, and is a filter', () => {
  const read = (by: unknown) => v.parse(catalogSearchSchema, { by }).by;
  expect(read('2026-12-24')).toBe('2026-12-24');
  for (const wrong of ['2026-02-30', '24.12.2026', '', 20_261_224, null, ['2026-12-24']]) {
    expect(read(wrong)).toBeUndefined();
  }
  expect(activeFilters({ by: '2026-12-24' })).toBe(1);
});
