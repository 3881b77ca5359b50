import type { Order } from '../order.ts';

/** What the buyer of an order is told about where it stands. */
export type FanNotice =
  | 'waitsForApproval'
  | 'waitsForCelebrity'
  | 'accepted'
  | 'rejectedWithRefund'
  | 'rejected'
  | 'notPaid'
  | 'paidTooLate'
  | 'notApprovedWithRefund'
  | 'notApproved';

/**
 * The notice of an order, or null when its status says all. A cancelled order counts as the celebrity's rejection
 * unless it was not paid in time, our team cancelled it, or it was cancelled before the celebrity saw it; a refund is
 * promised only when money came in that has not gone back yet.
 */
export function fanNoticeOf({
  status,
  events,
  payment,
}: Pick<Order, 'status' | 'events' | 'payment'>): FanNotice | null {
  if (status === 'admin-approval') return 'waitsForApproval';
  if (status === 'on-hold') return 'waitsForCelebrity';
  if (status === 'processing') return 'accepted';
  if (status !== 'cancelled') return null;
  const cancelled = events.findLast(({ to }) => to === 'cancelled');
  const refund = payment === 'received' || payment === 'refund-due';
  if (cancelled?.rejection?.reason === 'not-paid') return refund ? 'paidTooLate' : 'notPaid';
  const byTeam =
    cancelled?.from === 'admin-approval' ||
    cancelled?.by === 'manager' ||
    cancelled?.by === 'administrator';
  if (byTeam) return refund ? 'notApprovedWithRefund' : 'notApproved';
  return refund ? 'rejectedWithRefund' : 'rejected';
}
