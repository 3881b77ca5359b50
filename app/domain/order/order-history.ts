import type { Order } from './order.ts';
import type { Rejection } from './transitions/rejection.ts';

/** Why a cancelled order was rejected; null when it is not cancelled, or no one said why. */
export function rejectionOf({
  status,
  events,
}: Pick<Order, 'status' | 'events'>): Rejection | null {
  if (status !== 'cancelled') return null;
  return events.findLast(({ to }) => to === 'cancelled')?.rejection ?? null;
}
