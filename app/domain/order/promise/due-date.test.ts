import { expect, it } from 'vitest';

import {
  cancelledAt,
  dueAt,
  dueReminders,
  dueStage,
  isGivenUp,
  mayExtend,
  mayRemind,
  owedBy,
  reminderDue,
  timeToDue,
} from './due-date.ts';
import { promisedDaysOf, readPromisedDays, shortestPromise } from './promised-days.ts';

const order = {
  status: 'processing',
  payment: 'received',
  paidAt: '2026-03-02T10:00:00Z',
  promisedDays: 7,
  extension: null,
  nudgedAt: null,
  neededBy: null,
  events: [
    {
      ...({ at: '2026-03-03T10:00:00Z', from: 'on-hold', to: 'processing' } as const),
      ...({ by: 'celebrity', rejection: null } as const),
    },
  ],
} as const;
const extended = { ...order, extension: { at: '2026-03-09T09:00:00Z', days: 7 } } as const;
const at = (text: string) => Date.parse(text);

it('is due the promised days after the money arrived, and later by the extension', () => {
  expect(dueAt(order)?.toISOString()).toBe('2026-03-09T10:00:00.000Z');
  expect(dueAt(extended)?.toISOString()).toBe('2026-03-16T10:00:00.000Z');
});

it('is due on the day it is needed by, once its celebrity has accepted it, and never later than promised', () => {
  const neededBy = (at: string) => ({ ...order, neededBy: { day: at.slice(0, 10), at } });
  const sooner = neededBy('2026-03-07T21:59:59.999Z');
  expect(dueAt(sooner)?.toISOString()).toBe('2026-03-07T21:59:59.999Z');
  expect(dueAt({ ...sooner, extension: extended.extension })?.toISOString()).toBe(
    '2026-03-14T21:59:59.999Z',
  );
  expect(dueAt(neededBy('2026-03-20T21:59:59.999Z'))).toEqual(dueAt(order));
  // Not accepted yet, accepted or paid after the day: no one promised it.
  for (const late of [
    { ...sooner, events: [] },
    neededBy('2026-03-02T21:59:59.999Z'),
    { ...sooner, paidAt: '2026-03-08T10:00:00Z', promisedDays: 1 },
  ]) {
    const { paidAt, promisedDays } = late;
    expect(dueAt(late)?.getTime()).toBe(at(paidAt) + promisedDays * 86_400_000);
  }
});

it.each([
  { ...order, payment: 'awaiting' },
  { ...order, payment: 'refund-due' },
  { ...order, paidAt: null },
  { ...order, promisedDays: null },
  { ...order, status: 'cancelled' },
] as const)('has no due date: %j', (other) => {
  expect(dueAt(other)).toBeNull();
  expect(cancelledAt(other)).toBeNull();
  expect(dueReminders(other)).toEqual([]);
  expect(dueStage(other, 0)).toBeNull();
  expect(mayExtend(other, at('2026-03-09T10:00:00Z'))).toBe(false);
  expect(mayRemind(other, at('2026-03-09T10:00:00Z'))).toBe(false);
});

it('owes nothing once it is delivered, though the date stays', () => {
  const done = { ...order, status: 'completed' } as const;
  expect(dueAt(done)).not.toBeNull();
  expect(owedBy(done)).toBeNull();
});

it.each([
  ['2026-03-02T10:00:00Z', 'ahead', { unit: 'day', count: 7, isLate: false }],
  ['2026-03-07T09:59:59Z', 'ahead', { unit: 'day', count: 2, isLate: false }],
  ['2026-03-07T10:00:00Z', 'soon', { unit: 'day', count: 2, isLate: false }],
  ['2026-03-09T08:30:00Z', 'soon', { unit: 'hour', count: 1, isLate: false }],
  ['2026-03-09T10:00:00Z', 'late', { unit: 'hour', count: 0, isLate: true }],
  ['2026-03-12T10:00:00Z', 'late', { unit: 'day', count: 3, isLate: true }],
])('at %s it is %s', (now, stage, left) => {
  expect(dueStage(order, at(now))).toBe(stage);
  expect(timeToDue(order, at(now))).toEqual(left);
});

it('is given up three days after, a day later once its video is begun, and never while it is sent', () => {
  const work = { answerVideo: null, openUpload: null, pendingFulfilment: null };
  const end = at('2026-03-12T10:00:00Z');
  expect(isGivenUp({ ...order, ...work }, end - 1)).toBe(false);
  expect(isGivenUp({ ...order, ...work }, end)).toBe(true);
  for (const begun of [{ openUpload: 'vi1' }, { answerVideo: { videoId: 'vi1', bytes: 1 } }]) {
    expect(isGivenUp({ ...order, ...work, ...begun }, end + 86_399_999)).toBe(false);
    expect(isGivenUp({ ...order, ...work, ...begun }, end + 86_400_000)).toBe(true);
  }
});

it('can be extended once, from the last day until it is cancelled', () => {
  expect(cancelledAt(order)?.toISOString()).toBe('2026-03-12T10:00:00.000Z');
  expect(mayExtend(order, at('2026-03-08T09:59:59Z'))).toBe(false);
  expect(mayExtend(order, at('2026-03-08T10:00:00Z'))).toBe(true);
  expect(mayExtend(order, at('2026-03-12T09:59:59Z'))).toBe(true);
  expect(mayExtend(order, at('2026-03-12T10:00:00Z'))).toBe(false);
  expect(mayExtend(extended, at('2026-03-16T10:00:00Z'))).toBe(false);
});

it('lets the fan remind once, after half of the time, someone who has the request', () => {
  expect(mayRemind(order, at('2026-03-05T21:59:59Z'))).toBe(false);
  expect(mayRemind(order, at('2026-03-05T22:00:00Z'))).toBe(true);
  expect(
    mayRemind({ ...order, nudgedAt: '2026-03-06T00:00:00Z' }, at('2026-03-07T00:00:00Z')),
  ).toBe(false);
  expect(mayRemind({ ...order, status: 'admin-approval' }, at('2026-03-07T00:00:00Z'))).toBe(false);
});

it('reminds at half time, a day before and when it is due; after an extension not of the half again', () => {
  expect(
    dueReminders(order).map(({ at: when, reminder }) => [when.toISOString(), reminder]),
  ).toEqual([
    ['2026-03-05T22:00:00.000Z', 'half-time'],
    ['2026-03-08T10:00:00.000Z', 'last-day'],
    ['2026-03-09T10:00:00.000Z', 'overdue'],
  ]);
  expect(dueReminders(extended).map(({ reminder }) => reminder)).toEqual(['last-day', 'overdue']);
  // The half of one or two days is no earlier than the last day.
  expect(dueReminders({ ...order, promisedDays: 2 }).map(({ reminder }) => reminder)).toEqual([
    'last-day',
    'overdue',
  ]);
});

it('sends the reminder whose time came last, so that a site that was down does not send all of them', () => {
  expect(reminderDue(order, at('2026-03-05T21:59:59Z'))).toBeNull();
  expect(reminderDue(order, at('2026-03-05T22:00:00Z'))?.reminder).toBe('half-time');
  expect(reminderDue(order, at('2026-03-11T00:00:00Z'))?.reminder).toBe('overdue');
});

it('promises what the slowest service of an order promises', () => {
  expect(promisedDaysOf([{ promisedDays: 3 }, { promisedDays: 10 }])).toBe(10);
  expect(promisedDaysOf([])).toBeNull();
  expect(shortestPromise([{ promisedDays: 3 }, { promisedDays: 10 }])).toBe(3);
  expect(shortestPromise([])).toBeNull();
});

it.each([
  [7, 7],
  ['14', 14],
  ['0', null],
  [31, null],
  [2.5, null],
  ['7 days', null],
  ['', null],
  [undefined, null],
])('reads %j as %j days', (stored, days) => {
  expect(readPromisedDays(stored)).toBe(days);
});
