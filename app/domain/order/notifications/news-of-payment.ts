import type { PaymentEvent } from '#domain/order/order-parts.ts';
import type { NewsTopic, OrderNotification } from './order-notifications.ts';

const topicOfPayment = {
  awaiting: 'unpaid',
  received: 'paid',
  'refund-due': 'refundDue',
  refunded: 'refunded',
} as const satisfies Record<PaymentEvent['to'], NewsTopic>;

/**
 * Who is notified of a payment change: the fan, if staff made it. Automatic changes follow from what the fan just did,
 * or come with a move that has its own notification.
 */
export function newsOfPayment({
  from,
  to,
  by,
}: Pick<PaymentEvent, 'from' | 'to' | 'by'>): OrderNotification[] {
  // Money that is kept after all was already announced when it was received.
  if (from === null || by === 'system' || (from === 'refund-due' && to === 'received')) return [];
  return [{ reader: 'fan', topic: topicOfPayment[to], kind: 'orderMoved' }];
}
