import type { OrderStatus } from '#domain/order/order-status.ts';

/** The payment methods. */
export const paymentMethods = ['bankTransfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment state of an order, independent of its status (docs/adr/0020). */
export const paymentStates = ['awaiting', 'received', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export function isPaymentState(value: unknown): value is PaymentState {
  return typeof value === 'string' && (paymentStates as readonly string[]).includes(value);
}

/** Statuses in which no payment is due and money received is refunded. */
export const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'failed'];

export interface PaymentStanding {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
}

/** True while a payment is due, whatever the order's status; an order that was called off needs none. */
export function awaitsPayment({ status, payment }: PaymentStanding): boolean {
  return payment === 'awaiting' && !calledOff.includes(status);
}

/** Whether it is to be paid by bank transfer: card payments are never requested a second time. */
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
 * The payment of an order for which only the payment date was recorded: one from an older shop or a plain WooCommerce.
 */
export function paymentFromDates(order: {
  readonly status: OrderStatus;
  readonly paidAt: string | null;
}): PaymentState {
  if (order.paidAt === null) return 'awaiting';
  if (order.status === 'refunded') return 'refunded';
  return calledOff.includes(order.status) ? 'refund-due' : 'received';
}
