import type { Order } from '../order.ts';

/** What the buyer is told about an order's status. */
export type FanNotice =
  | 'waitsForApproval'
  | 'waitsForCelebrity'
  | 'accepted'
  | 'rejectedWithRefund'
  | 'rejected'
  | 'notPaid'
  | 'paidTooLate'
  | 'notDelivered'
  | 'withdrawn'
  | 'withdrawnWithRefund'
  | 'cancelledByFan'
  | 'cancelledByFanWithRefund'
  | 'notApprovedWithRefund'
  | 'notApproved';

/**
 * The notice for an order, or null if its status says it all. A cancelled order counts as rejected by the celebrity
 * unless it was not paid or delivered in time, its fan withdrew from it or cancelled it, our team cancelled it, or it
 * was cancelled before the celebrity saw it; a refund is promised only if money was received and has not been
 * returned yet.
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
  if (cancelled?.rejection?.reason === 'not-delivered') return 'notDelivered';
  if (cancelled?.rejection?.reason === 'withdrawn') {
    return refund ? 'withdrawnWithRefund' : 'withdrawn';
  }
  if (cancelled?.by === 'fan') return refund ? 'cancelledByFanWithRefund' : 'cancelledByFan';
  const byTeam =
    cancelled?.from === 'admin-approval' ||
    cancelled?.by === 'manager' ||
    cancelled?.by === 'administrator';
  if (byTeam) return refund ? 'notApprovedWithRefund' : 'notApproved';
  return refund ? 'rejectedWithRefund' : 'rejected';
}
