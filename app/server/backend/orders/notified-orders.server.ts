import * as v from 'valibot';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { maySeeOrder } from '#domain/order/transitions/order-visibility.ts';
import type { Order } from '#domain/order/order.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';

import { orderFrom } from './order-reading.server.ts';

/** Whether a write to this path returns an order that was placed or changed. */
export function isOrderPath(path: string): boolean {
  return /^\/wp-json\/wc\/v3\/orders(?:\/\d+)?$/.test(path);
}

/** Who may see it besides staff: a celebrity is not notified of an order before it is approved (ADR 0025). */
function readersOf(order: Order): number[] {
  const { customerId, celebrityId } = order;
  const celebrity = celebrityId !== null && { id: celebrityId, role: 'celebrity' as const };
  return [
    ...(customerId > 0 ? [customerId] : []),
    ...(celebrity && maySeeOrder(celebrity, order) ? [celebrity.id] : []),
  ];
}

/** Notifies every process that lists with this order are stale, for everyone who may see it. */
export function tellOfChanged(order: Order): void {
  tellStale('orders', readersOf(order));
}

/** The same for an order as the back end returns it. Anything that is not an order is ignored. */
export function tellOfOrder(answer: unknown): void {
  const wire = v.safeParse(orderSchema, answer);
  if (wire.success) tellOfChanged(orderFrom(wire.output));
}
