import { expect, it } from 'vitest';

import { isMonth, monthAfter, monthsUntil } from './statement-month.ts';

it('knows months of UTC and what follows them', () => {
  expect(['2026-05', '2026-13', '2026-5', ''].map((text) => isMonth(text))).toEqual([
    ...[true, false, false, false],
  ]);
  expect([monthAfter('2026-05'), monthAfter('2026-12')]).toEqual(['2026-06', '2027-01']);
});

it('lists the months from the newest, back to the first and no more than asked for', () => {
  const [first, last] = [new Date('2025-11-30T23:59:59Z'), new Date('2026-01-01T00:00:00Z')];
  expect(monthsUntil(first, last, 24)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(monthsUntil(first, last, 2)).toEqual(['2026-01', '2025-12']);
});
