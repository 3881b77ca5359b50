import type { OrderEvent } from '#domain/order/order-parts.ts';
import type { NotificationKind } from '#domain/person/notification-kinds.ts';

/** Who receives mail about an order; the team are its managers and administrators. */
export type NewsReader = 'fan' | 'celebrity' | 'team';

/** The topic of a mail about an order. */
export type NewsTopic =
  | 'placed'
  | 'moved'
  | 'newRequest'
  | 'newUnpaidRequest'
  | 'readyToStart'
  | 'released'
  | 'retakeAsked'
  | 'newVideo'
  | 'withdrawn'
  | 'awaitsApproval'
  | 'paid'
  | 'unpaid'
  | 'refundDue'
  | 'refunded';

/**
 * One mail triggered by an event. `kind` is the preference by which the reader can switch it off; null is always sent.
 */
export interface OrderNotification {
  readonly reader: NewsReader;
  readonly topic: NewsTopic;
  readonly kind: NotificationKind | null;
}

const toFan: OrderNotification = { reader: 'fan', topic: 'moved', kind: 'orderMoved' };

const toCelebrity: OrderNotification = {
  reader: 'celebrity',
  topic: 'withdrawn',
  kind: 'orderMoved',
};

/**
 * Who is notified of an event. No one is notified of their own actions, and a celebrity first hears of an order when it
 * is approved, so never of one that was not.
 * @param waitsForPayment whether its celebrity cannot begin with it yet
 */
export function newsOf(
  { from, to, by }: Pick<OrderEvent, 'from' | 'to' | 'by'>,
  waitsForPayment = false,
): OrderNotification[] {
  if (from === null) {
    if (to !== 'admin-approval') return [];
    return [
      { reader: 'fan', topic: 'placed', kind: null },
      { reader: 'team', topic: 'awaitsApproval', kind: 'awaitsApproval' },
    ];
  }
  if (to === 'on-hold') {
    const topic = waitsForPayment ? 'newUnpaidRequest' : 'newRequest';
    return [toFan, { reader: 'celebrity', topic, kind: 'newRequest' }];
  }
  if (to === 'processing' || to === 'completed') return [toFan];
  if (to !== 'cancelled') return [];
  // That payment is no longer required is always announced.
  if (by === 'system') {
    const fan = { ...toFan, kind: null };
    return from === 'admin-approval' ? [fan] : [fan, toCelebrity];
  }
  const knew = from !== 'admin-approval' && by !== 'celebrity';
  return knew ? [toFan, toCelebrity] : [toFan];
}

/** Tells the celebrity that the fan requested a retake. */
export const newsOfRetake: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'retakeAsked', kind: 'newRequest' },
];

/** Tells the fan that a new video replaced the delivered one. */
export const newsOfNewVideo: readonly OrderNotification[] = [
  { reader: 'fan', topic: 'newVideo', kind: 'orderMoved' },
];

/** Tells the celebrity that the work may begin before the payment arrives. */
export const newsOfRelease: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'released', kind: 'newRequest' },
];
