import { describe, expect, it } from 'vitest';

import { payByOf, paymentEnd } from './payment-time.ts';

const now = new Date('2026-06-01T10:00:00Z');
const payBy = '2026-06-08T10:00:00.000Z';

it('reckons the time to pay by how it is paid', () => {
  const minutes = { bankTransfer: 7 * 24 * 60, card: 60 };
  expect(payByOf('bankTransfer', minutes, now).toISOString()).toBe(payBy);
  expect(payByOf('card', minutes, now).toISOString()).toBe('2026-06-01T11:00:00.000Z');
});

describe('the end of the time to pay', () => {
  it.each([
    ['admin-approval', 'awaiting', payBy, true],
    ['on-hold', 'awaiting', payBy, true],
    ['on-hold', 'awaiting', null, false],
    ['on-hold', 'received', payBy, false],
    ['processing', 'awaiting', payBy, false],
    ['cancelled', 'awaiting', payBy, false],
  ] as const)('of an order that is %s and %s', (status, payment, until, ends) => {
    const end = paymentEnd({ status, payment, payBy: until });
    expect(end?.toISOString() ?? null).toBe(ends ? payBy : null);
  });
});
