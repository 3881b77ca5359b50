import { owesPayment } from '#domain/order/transitions/order-move.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentEvent } from '#domain/order/order-parts.ts';
import type { OrderNotification } from './order-notifications.ts';

type Standing = Pick<Order, 'status' | 'payment' | 'startsUnpaid' | 'events' | 'paymentEvents'>;

/** When an order was approved, according to its history. */
function approvedAt({ events }: Pick<Order, 'events'>): string | null {
  return events.findLast(({ to }) => to === 'on-hold')?.at ?? null;
}

/** Whether the celebrity could not begin when the order was approved: the payment is outstanding, or arrived later. */
export function waitedForPayment(order: Standing): boolean {
  const approved = approvedAt(order);
  if (order.startsUnpaid || approved === null) return false;
  if (owesPayment(order)) return true;
  const paid = order.paymentEvents.findLast(({ to }) => to === 'received')?.at;
  return paid !== undefined && paid > approved;
}

/** Tells the celebrity that the payment the work waited for has arrived. */
export function newsOfStart(
  order: Standing,
  event: Pick<PaymentEvent, 'at' | 'to'>,
): OrderNotification[] {
  const approved = approvedAt(order);
  const isStart =
    event.to === 'received' &&
    order.status === 'on-hold' &&
    !order.startsUnpaid &&
    approved !== null &&
    event.at > approved;
  return isStart ? [{ reader: 'celebrity', topic: 'readyToStart', kind: 'newRequest' }] : [];
}
