import type { Order } from './order.ts';
import type { Rejection } from './transitions/rejection.ts';

/** Why a cancelled order was rejected; null if it is not cancelled or no reason was given. */
export function rejectionOf({
  status,
  events,
}: Pick<Order, 'status' | 'events'>): Rejection | null {
  if (status !== 'cancelled') return null;
  return events.findLast(({ to }) => to === 'cancelled')?.rejection ?? null;
}
