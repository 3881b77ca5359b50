import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { awaitsTransfer, calledOff } from '#domain/payment/payment.ts';
import { fullName } from '#domain/person/person-name.ts';

/** What has to be known of an order to find the money for it. */
export interface MatchableOrder extends Pick<
  Order,
  'id' | 'number' | 'total' | 'status' | 'payment' | 'paymentMethod' | 'transactionId'
> {
  /** The own part of the reference that its checkout has; null if it was ordered alone. */
  readonly checkout: string | null;
  /** Who may have paid: the fan, and a company. */
  readonly payers: readonly string[];
  /** What came in for it so far, in parts. */
  readonly received: Cents;
}

export function matchableOrder(order: Order, received: Cents): MatchableOrder {
  const { id, number, total, status, payment, paymentMethod, transactionId, billing } = order;
  return {
    ...{ id, number, total, status, payment, paymentMethod, transactionId, received },
    checkout: order.checkout?.reference ?? null,
    payers: [fullName(billing), billing.company].filter((name) => name.trim() !== ''),
  };
}

/** What is still to be paid for an order by transfer. */
export function outstandingOf(order: Omit<MatchableOrder, 'payers' | 'checkout'>): Cents {
  return awaitsTransfer(order) ? Math.max(0, order.total - order.received) : 0;
}

/** Whether it was called off before it was paid; money for it is refunded. */
export function isLate({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return payment === 'awaiting' && calledOff.includes(status);
}
