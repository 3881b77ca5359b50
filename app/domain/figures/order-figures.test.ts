import { expect, it } from 'vitest';

import type { OrderEvent } from '#domain/order/order-parts.ts';

import { figuresOf, outcomeOf, type FiguredOrder } from './order-figures.ts';

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T12:00:00.000Z`;

function event(
  date: number,
  from: OrderEvent['from'],
  to: OrderEvent['to'],
  by: OrderEvent['by'],
  reason?: 'no-time' | 'not-paid' | 'not-delivered',
): OrderEvent {
  return { at: day(date), from, to, by, rejection: reason ? { reason, words: '' } : null };
}

function order(own: Partial<FiguredOrder>): FiguredOrder {
  return {
    ...{ id: 7, status: 'admin-approval', createdAt: day(1), completedAt: null, events: [] },
    ...{ payment: 'awaiting', paidAt: null, promisedDays: 7, extension: null },
    neededBy: null,
    celebrityName: 'Ava Moreno',
    ...own,
  };
}

const approved = event(2, 'admin-approval', 'on-hold', 'manager');
const accepted = event(4, 'on-hold', 'processing', 'celebrity');
const completed = event(9, 'processing', 'completed', 'celebrity');

it('keeps when an order was approved, answered, paid and delivered, and when it was due', () => {
  const events = [approved, accepted, completed];
  const done = order({ status: 'completed', payment: 'received', paidAt: day(3), events });
  expect(figuresOf(done)).toEqual({
    ...{ orderId: 7, celebrityName: 'Ava Moreno', isAccepted: true, outcome: 'delivered' },
    ...{ placedAt: new Date(day(1)), approvedAt: new Date(day(2)), answeredAt: new Date(day(4)) },
    ...{ paidAt: new Date(day(3)), deliveredAt: new Date(day(9)), dueAt: new Date(day(10)) },
  });
});

it.each([
  ['waiting for a manager', 'admin-approval', [], 'open', false],
  ['waiting for its celebrity', 'on-hold', [approved], 'open', false],
  ['accepted', 'processing', [approved, accepted], 'open', true],
  [
    'rejected by its celebrity',
    'cancelled',
    [approved, event(3, 'on-hold', 'cancelled', 'celebrity', 'no-time')],
    'rejected',
    false,
  ],
  [
    'rejected by an administrator for the celebrity',
    'cancelled',
    [approved, event(3, 'on-hold', 'cancelled', 'administrator', 'no-time')],
    'rejected',
    false,
  ],
  [
    'not approved',
    'cancelled',
    [event(2, 'admin-approval', 'cancelled', 'administrator')],
    'cancelled',
    false,
  ],
  [
    'cancelled by its fan',
    'cancelled',
    [approved, event(3, 'on-hold', 'cancelled', 'fan')],
    'cancelled',
    false,
  ],
  [
    'not paid in time',
    'cancelled',
    [approved, event(3, 'on-hold', 'cancelled', 'system', 'not-paid')],
    'unpaid',
    false,
  ],
  [
    'not delivered in time',
    'cancelled',
    [approved, accepted, event(20, 'processing', 'cancelled', 'system', 'not-delivered')],
    'undelivered',
    true,
  ],
  ['cancelled without a history', 'cancelled', [], 'cancelled', false],
  ['completed without a history', 'completed', [], 'delivered', true],
  ['refunded in a WordPress', 'refunded', [approved, accepted], 'cancelled', true],
] as const)('tells what became of an order %s', (_name, status, events, outcome, isAccepted) => {
  const figures = figuresOf(order({ status, events: [...events] }));
  expect(figures.outcome).toBe(outcome);
  expect(figures.isAccepted).toBe(isAccepted);
});

it('takes the first answer, and no time of an order whose celebrity gave none', () => {
  const again = event(6, 'completed', 'processing', 'manager');
  const events = [approved, accepted, completed, again];
  expect(figuresOf(order({ status: 'processing', events }))).toMatchObject({
    ...{ answeredAt: new Date(day(4)), deliveredAt: null },
  });
  const away = [approved, event(3, 'on-hold', 'cancelled', 'fan')];
  expect(figuresOf(order({ status: 'cancelled', events: away })).answeredAt).toBeNull();
});

it('forgets a payment that went back, and a due date that no longer counts', () => {
  const events = [approved, event(3, 'on-hold', 'cancelled', 'celebrity', 'no-time')];
  const back = order({ status: 'cancelled', payment: 'refund-due', paidAt: day(2), events });
  expect(figuresOf(back)).toMatchObject({ paidAt: null, dueAt: null });
  expect(outcomeOf(back)).toBe('rejected');
});

it('takes the date of a plain WordPress for the delivery', () => {
  const plain = order({ status: 'completed', completedAt: day(8) });
  expect(figuresOf(plain).deliveredAt).toEqual(new Date(day(8)));
});
