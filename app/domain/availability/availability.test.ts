import { describe, expect, it } from 'vitest';

import { anyTime, comingHolidays, holidayProblems, type Availability } from './availability.ts';
import { closureAt, closureOf, closuresOf, nextChange, windowsAt } from './closure.ts';
import { promiseAround } from './days-away.ts';
import { daysFromTo, isLocalDay, isTimeZone, localDay, plusDays, startOfDay } from './local-day.ts';

const at = (instant: string) => Date.parse(instant);
const iso = (ms: number) => new Date(ms).toISOString();
const none = { day: 0, week: 0 };
/** A Friday, as 2026-11-27 is; the week began on Monday the 23rd. */
const friday = at('2026-11-27T10:00:00Z');

describe('days', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-2-1', false],
    ['', false],
  ])('%j is a day: %s', (text, is) => expect(isLocalDay(text)).toBe(is));

  it.each([
    ['Europe/Athens', true],
    ['UTC', true],
    ['Mars/Phobos', false],
    ['+02:00', false],
    ['', false],
  ])('%j is a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));

  it('begin at midnight of their zone, also when the clocks change', () => {
    expect(iso(startOfDay('2026-03-12', 'UTC'))).toBe('2026-03-12T00:00:00.000Z');
    expect(iso(startOfDay('2026-01-01', 'Asia/Baku'))).toBe('2025-12-31T20:00:00.000Z');
    // Athens goes from +2 to +3 on the 29th of March, and back on the 25th of October.
    expect(iso(startOfDay('2026-03-29', 'Europe/Athens'))).toBe('2026-03-28T22:00:00.000Z');
    expect(iso(startOfDay('2026-03-30', 'Europe/Athens'))).toBe('2026-03-29T21:00:00.000Z');
    expect(iso(startOfDay('2026-10-26', 'Europe/Athens'))).toBe('2026-10-25T22:00:00.000Z');
    // In Beirut the clocks go forward at midnight: the day begins at one.
    expect(iso(startOfDay('2026-03-29', 'Asia/Beirut'))).toBe('2026-03-28T22:00:00.000Z');
    expect(localDay(at('2026-03-11T22:30:00Z'), 'Europe/Athens')).toBe('2026-03-12');
  });

  it('are counted', () => {
    expect(plusDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(daysFromTo('2026-03-01', '2026-03-10')).toBe(10);
    expect(daysFromTo('2026-03-01', '2026-03-01')).toBe(1);
  });
});

describe('holidays', () => {
  it('are checked one by one', () => {
    const problems = (...holidays: [string, string][]) =>
      holidayProblems(
        holidays.map(([from, to]) => ({ from, to })),
        '2026-03-01',
      );
    expect(problems(['2026-03-01', '2026-05-29'])).toEqual([null]);
    expect(problems(['2026-03-01', '2026-05-30'])).toEqual(['too-long']);
    expect(problems(['2026-03-02', '2026-03-01'])).toEqual(['backwards']);
    expect(problems(['', '2026-03-01'])).toEqual(['required']);
    expect(problems(['2028-03-01', '2028-03-02'])).toEqual(['too-far']);
    expect(problems(['2026-03-01', '2026-03-05'], ['2026-03-05', '2026-03-06'])).toEqual([
      null,
      'overlaps',
    ]);
    expect(problems(['2026-03-01', '2026-03-05'], ['2026-03-06', '2026-03-06'])).toEqual([
      null,
      null,
    ]);
  });

  it('are put in order, without those that are over', () => {
    const [past, now, later] = [
      { from: '2026-01-01', to: '2026-02-28' },
      { from: '2026-02-01', to: '2026-03-01' },
      { from: '2026-07-01', to: '2026-07-02' },
    ];
    expect(comingHolidays([later, past, now], '2026-03-01')).toEqual([now, later]);
  });

  it('do not count among the promised days', () => {
    const away = { timeZone: 'UTC', holidays: [{ from: '2026-12-01', to: '2026-12-10' }] };
    expect(promiseAround(3, away, friday, 120)).toBe(3);
    expect(promiseAround(4, away, friday, 120)).toBe(14);
    expect(promiseAround(7, { ...away, holidays: [] }, friday, 120)).toBe(7);
    expect(promiseAround(30, away, friday, 35)).toBe(35);
  });
});

const athens: Availability = { ...anyTime, timeZone: 'Europe/Athens' };

describe('a closure', () => {
  it('is none for someone who takes requests at any time', () => {
    expect(closureOf(anyTime, { day: 900, week: 900 }, friday)).toBeNull();
    expect(closuresOf(anyTime, none, friday)).toBeNull();
  });

  it('lasts as long as the holidays that follow each other', () => {
    const away = {
      ...athens,
      holidays: [
        { from: '2026-11-30', to: '2026-12-10' },
        { from: '2026-11-27', to: '2026-11-29' },
      ],
    };
    expect(closureOf(away, none, friday)).toEqual({
      kind: 'holiday',
      until: '2026-12-10T22:00:00.000Z',
      opens: '2026-12-11',
    });
    expect(closureOf(away, none, at('2026-12-10T21:59:59Z'))).not.toBeNull();
    expect(closureOf(away, none, at('2026-12-10T22:00:00Z'))).toBeNull();
    expect(closureOf(away, none, at('2026-11-26T21:59:59Z'))).toBeNull();
  });

  it('lasts until the next day or the next Monday where all places are taken', () => {
    const capped = { ...athens, perDay: 2, perWeek: 5 };
    expect(closureOf(capped, { day: 1, week: 4 }, friday)).toBeNull();
    expect(closureOf(capped, { day: 2, week: 4 }, friday)).toMatchObject({
      kind: 'sold-out',
      until: '2026-11-27T22:00:00.000Z',
      opens: '2026-11-28',
    });
    expect(closureOf(capped, { day: 0, week: 5 }, friday)).toMatchObject({
      kind: 'sold-out',
      opens: '2026-11-30',
    });
    expect(windowsAt(friday, 'UTC').week).toEqual({
      from: at('2026-11-23T00:00:00Z'),
      until: at('2026-11-30T00:00:00Z'),
    });
  });

  it('goes on where a holiday begins as places are free again', () => {
    const holidays = [{ from: '2026-11-30', to: '2026-12-02' }];
    expect(
      closureOf({ ...athens, perWeek: 1, holidays }, { day: 0, week: 1 }, friday),
    ).toMatchObject({ kind: 'holiday', opens: '2026-12-03' });
  });

  it('is told two days before it begins, so that an open page knows', () => {
    const soon = { ...anyTime, holidays: [{ from: '2026-11-29', to: '2026-12-02' }] };
    const told = closuresOf(soon, none, friday);
    expect(told).toMatchObject({ now: null, next: { opens: '2026-12-03' } });
    expect(closuresOf(soon, none, at('2026-11-26T10:00:00Z'))).toBeNull();
    expect(closureAt(told, friday)).toBeNull();
    expect(nextChange(told, friday)).toBe(at('2026-11-29T00:00:00Z'));
    expect(closureAt(told, at('2026-11-29T00:00:00Z'))?.opens).toBe('2026-12-03');
    expect(nextChange(told, at('2026-11-29T00:00:00Z'))).toBe(at('2026-12-03T00:00:00Z'));
    expect(closureAt(told, at('2026-12-03T00:00:00Z'))).toBeNull();
    expect(nextChange(told, at('2026-12-03T00:00:00Z'))).toBeNull();
    expect(closureAt(null, friday)).toBeNull();
  });

  it('that a page was loaded with does not end by a clock that is behind', () => {
    const told = closuresOf({ ...anyTime, perDay: 1 }, { day: 1, week: 1 }, friday);
    expect(closureAt(told, friday - 60_000)?.kind).toBe('sold-out');
    expect(closureAt(told, at('2026-11-28T00:00:00Z'))).toBeNull();
  });
});
