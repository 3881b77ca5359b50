import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  directionOf,
  figuresSearchSchema,
  sortedAnew,
  sortedCelebrities,
  type FigureSort,
} from './figures-search.ts';
import {
  acceptanceRate,
  assertSeesFigures,
  noCounts,
  noMoney,
  onTimeRate,
  type CelebrityFigures,
} from './figures.ts';
import { monthsOf, periodOf, spanOf } from './period.ts';

const now = new Date('2026-03-31T23:30:00Z');

it('counts what celebrities answered, and what was due', () => {
  expect(acceptanceRate({ accepted: 3, rejected: 1 })).toBe(0.75);
  expect(acceptanceRate({ accepted: 0, rejected: 0 })).toBeNull();
  expect(onTimeRate({ onTime: 1, promised: 4 })).toBe(0.25);
  expect(onTimeRate({ onTime: 0, promised: 0 })).toBeNull();
});

it('is for those who run the shop', () => {
  expect(() => assertSeesFigures({ role: 'manager' })).not.toThrow();
  expect(() => assertSeesFigures({ role: 'administrator' })).not.toThrow();
  for (const role of ['fan', 'celebrity'] as const)
    expect(() => assertSeesFigures({ role })).toThrow('not_allowed');
});

it.each([
  [{}, { from: '2025-04', to: '2026-03' }],
  [{ to: '2026-01' }, { from: '2025-02', to: '2026-01' }],
  [{ from: '2026-02' }, { from: '2026-02', to: '2026-03' }],
  [
    { from: '2026-02', to: '2026-02' },
    { from: '2026-02', to: '2026-02' },
  ],
  // It does not end in the future, nor before it begins, and has two years at most.
  [{ to: '2026-04' }, { from: '2025-04', to: '2026-03' }],
  [
    { from: '2026-03', to: '2026-01' },
    { from: '2026-01', to: '2026-01' },
  ],
  [{ from: '2020-01' }, { from: '2024-04', to: '2026-03' }],
  [
    { from: '2001-01', to: '2001-02' },
    { from: '2021-04', to: '2021-04' },
  ],
  [
    { from: '2026-13', to: 'never' },
    { from: '2025-04', to: '2026-03' },
  ],
])('reads the period %o', (asked, period) => {
  expect(periodOf(asked, now)).toEqual(period);
});

it('has every month of a period, across a year', () => {
  const period = { from: '2025-11', to: '2026-02' };
  expect(monthsOf(period)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(spanOf(period)).toEqual({
    start: new Date('2025-11-01T00:00:00Z'),
    end: new Date('2026-03-01T00:00:00Z'),
  });
});

it('leaves out what an address cannot ask for', () => {
  const wrong = { from: '1999-01', to: 7, celebrity: -1, by: 'fame', turned: 'yes' };
  expect(v.parse(figuresSearchSchema, wrong)).toEqual({});
  const right = { from: '2026-01', celebrity: 4, by: 'overdue', turned: true } as const;
  expect(v.parse(figuresSearchSchema, right)).toEqual(right);
});

const row = (celebrityId: number, name: string, own: Partial<CelebrityFigures>) => ({
  ...{ celebrityId, name, overdue: 0, ...noCounts, ...noMoney, ...own },
});

const rows = [
  row(1, 'Danae', { received: 100, placed: 9, accepted: 1, rejected: 1 }),
  row(2, 'Ava', { received: 300, answerSeconds: 60, overdue: 2 }),
  row(3, 'Boris', { received: 200, answerSeconds: 30, accepted: 1 }),
];

it.each<[FigureSort, boolean, readonly string[]]>([
  ['received', false, ['Ava', 'Boris', 'Danae']],
  ['received', true, ['Danae', 'Boris', 'Ava']],
  ['name', false, ['Ava', 'Boris', 'Danae']],
  ['name', true, ['Danae', 'Boris', 'Ava']],
  ['placed', false, ['Danae', 'Ava', 'Boris']],
  // Who has no value comes last, whichever way it is turned.
  ['acceptance', false, ['Boris', 'Danae', 'Ava']],
  ['acceptance', true, ['Danae', 'Boris', 'Ava']],
  ['answer', false, ['Ava', 'Boris', 'Danae']],
  ['answer', true, ['Boris', 'Ava', 'Danae']],
  ['overdue', false, ['Ava', 'Boris', 'Danae']],
])('sorts celebrities by %s, turned: %s', (sort, turned, names) => {
  expect(sortedCelebrities(rows, { by: sort, turned }).map(({ name }) => name)).toEqual(names);
});

it('turns a column that is chosen again, and keeps the rest of the address', () => {
  const first = sortedAnew({ from: '2026-01' }, 'name');
  expect(first).toEqual({ from: '2026-01', by: 'name' });
  expect(directionOf(first)).toBe('ascending');
  const second = sortedAnew(first, 'name');
  expect(second).toEqual({ from: '2026-01', by: 'name', turned: true });
  expect(directionOf(second)).toBe('descending');
  expect(directionOf(sortedAnew(second, 'overdue'))).toBe('descending');
  expect(sortedAnew({}, 'received')).toEqual({ turned: true });
});
