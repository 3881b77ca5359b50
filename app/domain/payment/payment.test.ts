import { expect, it } from 'vitest';

import { orderStatuses } from '#domain/order/order-status.ts';
import { awaitsPayment, paymentFromDates, paymentStates } from './payment.ts';

it('awaits money for an unpaid order until the order is called off', () => {
  const awaited = orderStatuses.filter((status) => awaitsPayment({ status, payment: 'awaiting' }));
  expect(awaited).toEqual(['admin-approval', 'on-hold', 'processing', 'completed', 'pending']);
});

it('awaits nothing once the money came in', () => {
  const others = paymentStates.filter((payment) => payment !== 'awaiting');
  for (const payment of others) {
    expect(orderStatuses.some((status) => awaitsPayment({ status, payment }))).toBe(false);
  }
});

it('tells from the dates alone what no one recorded', () => {
  const paidAt = '2026-06-01T10:00:00Z';
  const told = orderStatuses.map((status) => paymentFromDates({ status, paidAt }));
  expect(told).toEqual([
    'received',
    'received',
    'received',
    'received',
    'refund-due',
    'received',
    'refunded',
    'refund-due',
  ]);
  expect(orderStatuses.map((status) => paymentFromDates({ status, paidAt: null }))).toEqual(
    orderStatuses.map(() => 'awaiting'),
  );
});
