import { expect, it } from 'vitest';

import { fanNoticeOf } from './fan-notice.ts';
import type { OrderEvent } from './order.ts';

const paidAt = '2026-06-01T10:00:00Z';

function cancelled(from: OrderEvent['from'], by: OrderEvent['by']): readonly OrderEvent[] {
  return [{ at: paidAt, from, to: 'cancelled', by }];
}

it('tells the fan whom the order waits for', () => {
  const notices = (['admin-approval', 'on-hold', 'processing', 'completed'] as const).map(
    (status) => fanNoticeOf({ status, events: [], paidAt: null }),
  );
  expect(notices).toEqual(['waitsForApproval', 'waitsForCelebrity', 'accepted', null]);
});

it.each([
  ['celebrity', 'on-hold', paidAt, 'rejectedWithRefund'],
  ['celebrity', 'on-hold', null, 'rejected'],
  ['manager', 'admin-approval', paidAt, 'notApprovedWithRefund'],
  ['manager', 'admin-approval', null, 'notApproved'],
  ['administrator', 'admin-approval', null, 'notApproved'],
  ['administrator', 'on-hold', null, 'rejected'],
] as const)('tells a cancelling by %s from %s, paid %s, as %s', (by, from, paid, notice) => {
  expect(fanNoticeOf({ status: 'cancelled', events: cancelled(from, by), paidAt: paid })).toBe(
    notice,
  );
});

it('takes it for the celebrity’s rejection when nobody recorded who cancelled', () => {
  expect(fanNoticeOf({ status: 'cancelled', events: [], paidAt })).toBe('rejectedWithRefund');
});
