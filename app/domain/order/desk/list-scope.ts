import type { PaymentState } from '#domain/payment/payment.ts';
import type { OrderStatus } from '../order-status.ts';
import type { DeskList } from './desk.ts';

interface Scope {
  readonly status: OrderStatus | null;
  readonly payment: PaymentState | null;
  /** Work that was promised or is awaited is sorted oldest first; everything else newest first. */
  readonly oldestFirst: boolean;
}

/** Which orders a list contains. */
export function scopeOfList(list: DeskList): Scope {
  if (list === 'approvals') return { status: 'admin-approval', payment: null, oldestFirst: true };
  if (list === 'due') return { status: null, payment: 'received', oldestFirst: true };
  if (list === 'retakes') return { status: 'completed', payment: null, oldestFirst: true };
  const payment = list === 'all' || list === 'shop' ? null : list;
  return { status: null, payment, oldestFirst: payment === 'refund-due' };
}
