import type { Order } from '../order.ts';

/** How long something has lasted: whole hours, from two days on whole days. */
export interface Age {
  readonly unit: 'hour' | 'day';
  readonly count: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * How long an order has been in its status, or since it was placed if its history was not recorded.
 * @param now in milliseconds, as `Date.now()`; a clock that is behind yields no age
 */
export function ageOf(order: Pick<Order, 'status' | 'events' | 'createdAt'>, now: number): Age {
  const reached = order.events.findLast(({ to }) => to === order.status);
  const ms = Math.max(0, now - new Date(reached?.at ?? order.createdAt).getTime());
  return ms < 2 * dayMs
    ? { unit: 'hour', count: Math.floor(ms / hourMs) }
    : { unit: 'day', count: Math.floor(ms / dayMs) };
}
