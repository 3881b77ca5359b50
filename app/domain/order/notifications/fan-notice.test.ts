import { expect, it } from 'vitest';

import { fanNoticeOf } from './fan-notice.ts';
import type { OrderEvent } from '#domain/order/order-parts.ts';

const at = '2026-06-01T10:00:00Z';

function cancelled(from: OrderEvent['from'], by: OrderEvent['by']): readonly OrderEvent[] {
  return [{ at, from, to: 'cancelled', by, rejection: null }];
}

it('tells the fan whom the order waits for', () => {
  const notices = (['admin-approval', 'on-hold', 'processing', 'completed'] as const).map(
    (status) => fanNoticeOf({ status, events: [], payment: 'awaiting' }),
  );
  expect(notices).toEqual(['waitsForApproval', 'waitsForCelebrity', 'accepted', null]);
});

it.each([
  ['celebrity', 'on-hold', 'refund-due', 'rejectedWithRefund'],
  ['celebrity', 'on-hold', 'awaiting', 'rejected'],
  ['manager', 'admin-approval', 'refund-due', 'notApprovedWithRefund'],
  ['manager', 'admin-approval', 'awaiting', 'notApproved'],
  ['celebrity', 'on-hold', 'refunded', 'rejected'],
  ['manager', 'admin-approval', 'refunded', 'notApproved'],
  ['administrator', 'admin-approval', 'awaiting', 'notApproved'],
  ['administrator', 'on-hold', 'awaiting', 'notApproved'],
] as const)('tells a cancelling by %s from %s, payment %s, as %s', (by, from, payment, notice) => {
  expect(fanNoticeOf({ status: 'cancelled', events: cancelled(from, by), payment })).toBe(notice);
});

it.each([
  ['awaiting', 'notPaid'],
  ['refund-due', 'paidTooLate'],
  ['refunded', 'notPaid'],
] as const)('tells that it was not paid in time, payment %s, as %s', (payment, notice) => {
  const rejection = { reason: 'not-paid', words: '' } as const;
  const events = cancelled('admin-approval', 'system').map((event) => ({ ...event, rejection }));
  expect(fanNoticeOf({ status: 'cancelled', events, payment })).toBe(notice);
});

it('takes it for the celebrity’s rejection when no one recorded who cancelled', () => {
  expect(fanNoticeOf({ status: 'cancelled', events: [], payment: 'received' })).toBe(
    'rejectedWithRefund',
  );
});
