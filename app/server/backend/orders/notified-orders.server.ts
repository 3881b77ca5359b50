import * as v from 'valibot';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { maySeeOrder } from '#domain/order/transitions/order-visibility.ts';
import type { Order } from '#domain/order/order.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';

import { orderFrom } from './order-reading.server.ts';

/** Whether a write at this path answers with an order that was placed or changed. */
export function isOrderPath(path: string): boolean {
  return /^\/wp-json\/wc\/v3\/orders(?:\/\d+)?$/.test(path);
}

/**
 * Who may see it beside the staff: a celebrity is not told that something is there before it was approved (ADR 0025).
 */
function readersOf(order: Order): number[] {
  const { customerId, celebrityId } = order;
  const celebrity = celebrityId !== null && { id: celebrityId, role: 'celebrity' as const };
  return [
    ...(customerId > 0 ? [customerId] : []),
    ...(celebrity && maySeeOrder(celebrity, order) ? [celebrity.id] : []),
  ];
}

/** Says in every process that lists with this order became stale, for anyone who may see it. */
export function tellOfChanged(order: Order): void {
  tellStale('orders', readersOf(order));
}

/** The same of an order as the back end answers it. What is no order says nothing. */
export function tellOfOrder(answer: unknown): void {
  const wire = v.safeParse(orderSchema, answer);
  if (wire.success) tellOfChanged(orderFrom(wire.output));
}
