import type { Order } from '#domain/order/order.ts';

import { awaitsPayment, type PaymentMethod } from './payment.ts';

/** How long an order that keeps goods from others may stay unpaid, in minutes (docs/adr/0064). */
export type PaymentMinutes = Readonly<Record<PaymentMethod, number>>;

/** Until when an order that is placed now has to be paid. */
export function payByOf(method: PaymentMethod, minutes: PaymentMinutes, now: Date): Date {
  return new Date(now.getTime() + minutes[method] * 60_000);
}

/** Where no one has begun to fulfil an order: from `processing` on an unpaid one is the desk's to decide. */
export const releasedFrom = ['admin-approval', 'on-hold'] as const;

/** Until when an order has to be paid lest it is cancelled; null where it is paid, or may wait. */
export function paymentEnd(order: Pick<Order, 'status' | 'payment' | 'payBy'>): Date | null {
  const isOpen = releasedFrom.some((status) => status === order.status);
  return isOpen && awaitsPayment(order) && order.payBy !== null ? new Date(order.payBy) : null;
}
