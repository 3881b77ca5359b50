import type { OrderStatus } from '#domain/order/order-status.ts';

/** How an order can be paid. */
export const paymentMethods = ['bankTransfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where the money of an order stands: an axis of its own, beside the order's status (docs/adr/0020). */
export const paymentStates = ['awaiting', 'received', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export function isPaymentState(value: unknown): value is PaymentState {
  return typeof value === 'string' && (paymentStates as readonly string[]).includes(value);
}

/** Statuses in which no one pays any more, and money that came in goes back. */
export const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'failed'];

export interface PaymentStanding {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
}

/** True while money is to come in, wherever else the order stands; one that was called off needs none. */
export function awaitsPayment({ status, payment }: PaymentStanding): boolean {
  return payment === 'awaiting' && !calledOff.includes(status);
}

/** Whether it is to be paid by bank transfer: what a card pays is never asked for a second time. */
export function awaitsTransfer(
  order: PaymentStanding & {
    readonly paymentMethod: PaymentMethod | null;
    readonly transactionId: string;
  },
): boolean {
  const byCard = order.paymentMethod === 'card' && order.transactionId !== '';
  return awaitsPayment(order) && !byCard;
}

/**
 * The payment of an order of which no one recorded more than when it was paid: one of an older shop, or of a plain
 * WooCommerce.
 */
export function paymentFromDates(order: {
  readonly status: OrderStatus;
  readonly paidAt: string | null;
}): PaymentState {
  if (order.paidAt === null) return 'awaiting';
  if (order.status === 'refunded') return 'refunded';
  return calledOff.includes(order.status) ? 'refund-due' : 'received';
}
