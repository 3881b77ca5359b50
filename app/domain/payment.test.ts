import { expect, it } from 'vitest';

import { orderStatuses } from './order-status.ts';
import { awaitsPayment } from './payment.ts';

it('awaits money for an unpaid order until the order is called off', () => {
  const awaited = orderStatuses.filter((status) => awaitsPayment({ status, paidAt: null }));
  expect(awaited).toEqual(['admin-approval', 'on-hold', 'processing', 'completed', 'pending']);
});

it('awaits nothing once the money came in', () => {
  const paidAt = '2026-06-01T10:00:00Z';
  expect(orderStatuses.some((status) => awaitsPayment({ status, paidAt }))).toBe(false);
});
