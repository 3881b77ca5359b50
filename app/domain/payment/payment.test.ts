import { expect, it } from 'vitest';

import { orderStatuses } from '#domain/order/order-status.ts';
import {
  awaitsPayment,
  awaitsTransfer,
  isPaymentState,
  paymentFromDates,
  paymentStates,
} from './payment.ts';

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

it('knows its states, and nothing else for one', () => {
  expect(paymentStates.every((state) => isPaymentState(state))).toBe(true);
  for (const other of ['', 'paid', 7, null, undefined, paymentStates]) {
    expect(isPaymentState(other)).toBe(false);
  }
});

it('asks for a transfer, but never for a card payment a second time', () => {
  const standing = { status: 'on-hold', payment: 'awaiting' } as const;
  const told = [
    { paymentMethod: 'bankTransfer', transactionId: '' },
    { paymentMethod: 'bankTransfer', transactionId: 'pi_1' },
    { paymentMethod: null, transactionId: 'pi_1' },
    { paymentMethod: 'card', transactionId: '' },
    { paymentMethod: 'card', transactionId: 'pi_1' },
  ] as const;
  expect(told.map((by) => awaitsTransfer({ ...standing, ...by }))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  const received = { ...standing, payment: 'received' } as const;
  expect(told.some((by) => awaitsTransfer({ ...received, ...by }))).toBe(false);
});
