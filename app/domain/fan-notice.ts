import type { Order } from './order.ts';

/** What the buyer of an order is told about where it stands. */
export type FanNotice =
  | 'waitsForApproval'
  | 'waitsForCelebrity'
  | 'accepted'
  | 'rejectedWithRefund'
  | 'rejected'
  | 'notApprovedWithRefund'
  | 'notApproved';

/**
 * The notice of an order, or null when its status says all. A cancelled order counts as the celebrity's
 * rejection unless it was cancelled before the celebrity saw it; a refund is promised only when money came in.
 */
export function fanNoticeOf({
  status,
  events,
  paidAt,
}: Pick<Order, 'status' | 'events' | 'paidAt'>): FanNotice | null {
  if (status === 'admin-approval') return 'waitsForApproval';
  if (status === 'on-hold') return 'waitsForCelebrity';
  if (status === 'processing') return 'accepted';
  if (status !== 'cancelled') return null;
  const cancelled = events.findLast(({ to }) => to === 'cancelled');
  const byManager = cancelled?.from === 'admin-approval' || cancelled?.by === 'manager';
  const paid = paidAt !== null;
  if (byManager) return paid ? 'notApprovedWithRefund' : 'notApproved';
  return paid ? 'rejectedWithRefund' : 'rejected';
}
