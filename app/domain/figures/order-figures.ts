import { rejectionOf } from '#domain/order/order-history.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import { dueAt } from '#domain/order/promise/due-date.ts';

/**
 * What became of an order: `rejected` by its celebrity, `unpaid` and `undelivered` when the site cancelled it because
 * its payment or its delivery did not come in time, `cancelled` by anyone else.
 */
export type OrderOutcome =
  | 'open'
  | 'delivered'
  | 'rejected'
  | 'unpaid'
  | 'undelivered'
  | 'cancelled';

/** What the figures keep of an order. */
export interface OrderFigures {
  readonly orderId: number;
  readonly celebrityName: string;
  readonly placedAt: Date;
  /** When a manager approved it; null if that is not known. */
  readonly approvedAt: Date | null;
  /** When its celebrity first accepted or rejected it; null if not yet, or if that is not known. */
  readonly answeredAt: Date | null;
  readonly isAccepted: boolean;
  /** When its money arrived; null if it has not, or went back. */
  readonly paidAt: Date | null;
  readonly deliveredAt: Date | null;
  /** When it is or was due; null if it was ordered without a promise, is not paid, or was called off. */
  readonly dueAt: Date | null;
  readonly outcome: OrderOutcome;
}

/** What the figures read of an order. */
export type FiguredOrder = Pick<
  Order,
  | 'id'
  | 'status'
  | 'createdAt'
  | 'completedAt'
  | 'payment'
  | 'paidAt'
  | 'promisedDays'
  | 'extension'
  | 'neededBy'
  | 'celebrityName'
  | 'events'
>;

const openStatuses: readonly OrderStatus[] = ['pending', 'admin-approval', 'on-hold', 'processing'];
/** Where the celebrity has accepted. */
const acceptedStatuses: readonly OrderStatus[] = ['processing', 'completed'];

/** The celebrity's no; an administrator has every role. A manager's no comes before the celebrity is asked. */
function isRejection({ from, to, by }: FiguredOrder['events'][number]): boolean {
  return from === 'on-hold' && to === 'cancelled' && (by === 'celebrity' || by === 'administrator');
}

/** What became of an order so far. */
export function outcomeOf(order: FiguredOrder): OrderOutcome {
  const { status, events } = order;
  if (openStatuses.includes(status)) return 'open';
  if (status === 'completed') return 'delivered';
  const reason = rejectionOf(order)?.reason;
  if (reason === 'not-paid') return 'unpaid';
  if (reason === 'not-delivered') return 'undelivered';
  const last = events.findLast(({ to }) => to === 'cancelled');
  return status === 'cancelled' && last && isRejection(last) ? 'rejected' : 'cancelled';
}

/** What the figures keep of an order, from its history and what it is now. */
export function figuresOf(order: FiguredOrder): OrderFigures {
  const { events, status } = order;
  const instant = (at: string | null | undefined) => (at ? new Date(at) : null);
  const reached = (wanted: OrderStatus) => events.find(({ to }) => to === wanted);
  const outcome = outcomeOf(order);
  const yes = reached('processing');
  const no = events.find(isRejection);
  const isDelivered = status === 'completed';
  return {
    orderId: order.id,
    celebrityName: order.celebrityName,
    placedAt: new Date(order.createdAt),
    approvedAt: instant(reached('on-hold')?.at),
    answeredAt: instant((yes ?? no)?.at),
    isAccepted: outcome !== 'rejected' && (yes !== undefined || acceptedStatuses.includes(status)),
    paidAt: order.payment === 'received' ? instant(order.paidAt) : null,
    deliveredAt: isDelivered ? instant(reached('completed')?.at ?? order.completedAt) : null,
    dueAt: dueAt(order),
    outcome,
  };
}
