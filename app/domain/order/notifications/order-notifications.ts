import type { Order } from '#domain/order/order.ts';
import type { DueReminder } from '#domain/order/promise/due-date.ts';
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
  | 'refunded'
  | 'halfTime'
  | 'dueTomorrow'
  | 'overdue'
  | 'late'
  | 'extended'
  | 'nudged';

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
 * Who is notified of an event. No one is notified of their own actions but a fan of a cancellation, and a celebrity
 * first hears of an order when it is approved, so never of one that was not.
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
  // The fan's mail is the receipt of the cancellation, with what happens to the money.
  if (by === 'fan') return [{ ...toFan, kind: null }, ...(knew ? [toCelebrity] : [])];
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

/** Tells the celebrity that the fan gave more time. */
export const newsOfExtension: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'extended', kind: 'orderMoved' },
];

/** Passes on to the celebrity that the fan asks for the order. */
export const newsOfNudge: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'nudged', kind: 'newRequest' },
];

/**
 * Who is reminded of an order that is owed. A celebrity hears of it only once it is approved; that it is late, and what
 * happens next, is always said.
 */
export function newsOfReminder(
  reminder: DueReminder,
  { status }: Pick<Order, 'status'>,
): readonly OrderNotification[] {
  const knows = status !== 'admin-approval';
  const toVendor = (topic: NewsTopic, kind: OrderNotification['kind']) =>
    knows ? [{ reader: 'celebrity', topic, kind } as const] : [];
  switch (reminder) {
    case 'half-time':
      return toVendor('halfTime', 'newRequest');
    case 'last-day':
      return toVendor('dueTomorrow', 'newRequest');
    case 'overdue':
      return [...toVendor('overdue', null), { reader: 'fan', topic: 'late', kind: null }];
  }
}

/** Tells the celebrity that the work may begin before the payment arrives. */
export const newsOfRelease: readonly OrderNotification[] = [
  { reader: 'celebrity', topic: 'released', kind: 'newRequest' },
];
