import type { OrderEvent } from '#domain/order/order-parts.ts';
import type { NotificationKind } from '#domain/person/notification-kinds.ts';

/** Who is written to about an order; the team are its managers and administrators. */
export type NewsReader = 'fan' | 'celebrity' | 'team';

/** What a mail about an order is about. */
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

/** One mail that an event gives rise to. `kind` is what the reader may have switched off; null is always sent. */
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
 * Whom an event is news to. No one is written to about what he or she did, and a celebrity learns of an order when it
 * was approved, so nothing of one that never was.
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
  // That no one has to pay it any more is always told.
  if (by === 'system') {
    const fan = { ...toFan, kind: null };
    return from === 'admin-approval' ? [fan] : [fan, toCelebrity];
  }
  const knew = from !== 'admin-approval' && by !== 'celebrity';
  return knew ? [toFan, toCelebrity] : [toFan];
}

/** Tells the celebrity that the fan asks for another take. */
export const newsOfRetake: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'retakeAsked', kind: 'newRequest' },
];

/** Tells the fan that a new video took the place of the delivered one. */
export const newsOfNewVideo: readonly OrderNotification[] = [
  { reader: 'fan', topic: 'newVideo', kind: 'orderMoved' },
];

/** Tells the celebrity that the work may begin before the money is there. */
export const newsOfRelease: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'released', kind: 'newRequest' },
];
