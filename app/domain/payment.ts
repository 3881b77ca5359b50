import type { OrderStatus } from './order-status.ts';

/** How an order can be paid. */
export const paymentMethods = ['bankTransfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Orders that nobody pays for any more. */
const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'failed'];

/** True while money is to come in; payment is its own axis, apart from the other statuses. */
export function awaitsPayment(order: {
  readonly status: OrderStatus;
  readonly paidAt: string | null;
}): boolean {
  return order.paidAt === null && !over.includes(order.status);
}
