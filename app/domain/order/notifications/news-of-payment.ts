import type { PaymentEvent } from '#domain/order/order-parts.ts';
import type { NewsTopic, OrderNotification } from './order-notifications.ts';

const topicOfPayment = {
  awaiting: 'unpaid',
  received: 'paid',
  'refund-due': 'refundDue',
  refunded: 'refunded',
} as const satisfies Record<PaymentEvent['to'], NewsTopic>;

/**
 * Whom a change of the payment is news to: the fan, when a person of the shop made it. What happens by itself goes with
 * what the fan just did, or with a move that tells it.
 */
export function newsOfPayment({
  from,
  to,
  by,
}: Pick<PaymentEvent, 'from' | 'to' | 'by'>): OrderNotification[] {
  // Money that is kept after all was told of when it came in.
  if (from === null || by === 'system' || (from === 'refund-due' && to === 'received')) return [];
  return [{ reader: 'fan', topic: topicOfPayment[to], kind: 'orderMoved' }];
}
