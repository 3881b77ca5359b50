import { describe, expect, it } from 'vitest';

import { newsOf } from './order-notifications.ts';
import { newsOfStart, waitedForPayment } from './notifications-of-start.ts';
import type { OrderEvent, PaymentEvent } from '#domain/order/order-parts.ts';

const approved: OrderEvent = {
  ...{ at: '2026-06-02T10:00:00Z', from: 'admin-approval', to: 'on-hold' },
  ...{ by: 'manager', rejection: null },
};
const paidAt = (at: string): PaymentEvent => ({
  ...{ at, from: 'awaiting', to: 'received', by: 'manager' },
  ...{ name: '', amount: 100, reference: '' },
});
const later = paidAt('2026-06-03T10:00:00Z');
const before = paidAt('2026-06-01T10:00:00Z');
const unpaid: Parameters<typeof waitedForPayment>[0] = {
  status: 'on-hold',
  payment: 'awaiting',
  startsUnpaid: false,
  events: [approved],
  paymentEvents: [],
};
const paid: typeof unpaid = { ...unpaid, payment: 'received' };

describe('what a celebrity is told of an order that waits for its money', () => {
  it.each([
    ['is not paid', unpaid, true],
    ['was paid after it was approved', { ...paid, paymentEvents: [later] }, true],
    ['was paid before', { ...paid, paymentEvents: [before] }, false],
    ['may begin unpaid', { ...unpaid, startsUnpaid: true }, false],
    ['is not approved', { ...unpaid, events: [] }, false],
  ] as const)('depends on whether it %s', (_how, order, waited) => {
    expect(waitedForPayment(order)).toBe(waited);
    const topics = newsOf(approved, waited).map(({ topic }) => topic);
    expect(topics).toEqual(['moved', waited ? 'newUnpaidRequest' : 'newRequest']);
  });

  it('is that the money came in, once the work waited for it', () => {
    const told = [{ reader: 'celebrity', topic: 'readyToStart', kind: 'newRequest' }];
    expect(newsOfStart({ ...paid, paymentEvents: [later] }, later)).toEqual(told);
    expect(newsOfStart({ ...paid, paymentEvents: [before] }, before)).toEqual([]);
    expect(newsOfStart({ ...paid, startsUnpaid: true }, later)).toEqual([]);
    expect(newsOfStart({ ...paid, status: 'processing' }, later)).toEqual([]);
    expect(newsOfStart(unpaid, { at: later.at, to: 'awaiting' })).toEqual([]);
  });
});
