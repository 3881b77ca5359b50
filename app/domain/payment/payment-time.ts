import type { Order } from '#domain/order/order.ts';

import { awaitsPayment, type PaymentMethod } from './payment.ts';

/** How long an order that reserves stock may stay unpaid, in minutes (docs/adr/0064). */
export type PaymentMinutes = Readonly<Record<PaymentMethod, number>>;

/** The payment deadline of an order placed now. */
export function payByOf(method: PaymentMethod, minutes: PaymentMinutes, now: Date): Date {
  return new Date(now.getTime() + minutes[method] * 60_000);
}

/**
 * Statuses in which no one has started fulfilling the order: from `processing` on, an unpaid order is up to the desk.
 */
export const releasedFrom = ['admin-approval', 'on-hold'] as const;

/** When an order is cancelled if unpaid; null if it is paid or has no deadline. */
export function paymentEnd(order: Pick<Order, 'status' | 'payment' | 'payBy'>): Date | null {
  const isOpen = releasedFrom.some((status) => status === order.status);
  return isOpen && awaitsPayment(order) && order.payBy !== null ? new Date(order.payBy) : null;
}
