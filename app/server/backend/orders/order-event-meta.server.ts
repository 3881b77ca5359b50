import type { WireOrderEvent } from '#backend/contract/orders/order-history.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';
import type { Actor } from '#domain/account/role.ts';

/**
 * An order's history including one more move, sent with the change: a plain WordPress keeps no events of its own. The
 * embedded back end writes the event itself and ignores this.
 * @param actor null if no person did it
 */
export function eventsAfter(
  order: Pick<Order, 'status' | 'events'>,
  to: OrderStatus,
  actor: Actor | null,
  rejection: Rejection | null,
  at: Date,
): WireOrderEvent[] {
  return [
    ...order.events.map((event) => ({ ...event, actor: null })),
    {
      at: at.toISOString(),
      from: order.status,
      to,
      by: actor?.role ?? 'system',
      actor: actor?.id ?? null,
      rejection,
    },
  ];
}
