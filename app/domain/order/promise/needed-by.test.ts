import * as v from 'valibot';
import { expect, it } from 'vitest';

import {
  dayIn,
  earliestNeeded,
  endOfDay,
  isInTime,
  isWantable,
  latestPayment,
  neededByOf,
  wantedDaySchema,
} from './needed-by.ts';

it.each([
  ['2026-03-12', 'UTC', '2026-03-12T23:59:59.999Z'],
  ['2026-03-12', 'Europe/Athens', '2026-03-12T21:59:59.999Z'],
  ['2026-03-12', 'America/Los_Angeles', '2026-03-13T06:59:59.999Z'],
  ['2026-03-12', 'Pacific/Kiritimati', '2026-03-12T09:59:59.999Z'],
  ['2026-03-12', 'Pacific/Pago_Pago', '2026-03-13T10:59:59.999Z'],
  ['2026-03-12', 'Asia/Kathmandu', '2026-03-12T18:14:59.999Z'],
  // The clocks change on these days: one hour less, one more.
  ['2026-03-29', 'Europe/Athens', '2026-03-29T20:59:59.999Z'],
  ['2026-10-25', 'Europe/Athens', '2026-10-25T21:59:59.999Z'],
  // The day after begins at one o'clock.
  ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ['2028-02-29', 'Asia/Baku', '2028-02-29T19:59:59.999Z'],
  ['2026-12-31', 'Asia/Baku', '2026-12-31T19:59:59.999Z'],
])('%s in %s is over at %s', (day, zone, end) => {
  const at = endOfDay({ day, zone });
  expect(at.toISOString()).toBe(end);
  expect(dayIn(at, zone)).toBe(day);
  expect(dayIn(new Date(at.getTime() + 1), zone) > day).toBe(true);
});

it('is in time if it is paid at the latest the promised days before the day is over', () => {
  const needed = neededByOf({ day: '2026-03-12', zone: 'Europe/Athens' });
  expect(needed).toEqual({ day: '2026-03-12', at: '2026-03-12T21:59:59.999Z' });
  const last = Date.parse('2026-03-09T21:59:59.999Z');
  expect(latestPayment(needed, 3).getTime()).toBe(last);
  expect(isInTime(needed, 3, last)).toBe(true);
  expect(isInTime(needed, 3, last + 1)).toBe(false);
});

it('counts promised days as whole days of 24 hours when the clocks change, as the due date does', () => {
  const needed = neededByOf({ day: '2026-03-30', zone: 'Europe/Athens' });
  expect(latestPayment(needed, 3).toISOString()).toBe('2026-03-27T20:59:59.999Z');
});

it('can be from today on, for a year', () => {
  const now = Date.parse('2026-03-12T12:00:00Z');
  const on = (day: string) => isWantable(neededByOf({ day, zone: 'UTC' }), now);
  expect([on('2026-03-11'), on('2026-03-12'), on('2027-03-12'), on('2027-03-20')]).toEqual([
    ...[false, true, true, false],
  ]);
});

it('is the earliest of several', () => {
  const [a, b] = ['2026-03-12', '2026-03-10'].map((day) => neededByOf({ day, zone: 'UTC' }));
  if (!a || !b) throw new Error('There are two.');
  expect(earliestNeeded([a, b])).toBe(b);
  expect(earliestNeeded([])).toBeNull();
});

it.each([
  [
    { day: '2026-03-12', zone: 'Europe/Athens' },
    { day: '2026-03-12', zone: 'Europe/Athens' },
  ],
  [
    { day: '2026-03-12', zone: 'Atlantis/Capital' },
    { day: '2026-03-12', zone: 'UTC' },
  ],
  [{ day: '2026-02-30', zone: 'UTC' }, null],
  [{ day: '12.3.2026', zone: 'UTC' }, null],
  [{ zone: 'UTC' }, null],
])('reads %j as %j', (sent, read) => {
  const { success, output } = v.safeParse(wantedDaySchema, sent);
  expect(success ? output : null).toEqual(read);
});
