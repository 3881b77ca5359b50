import { orderCountsSchema, type WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { countLimitParameter, paths } from '#backend/contract/paths.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';

import { askOwn } from '#app/server/backend/shop/own-endpoint.server.ts';

/** More than these the back end does not count of all orders, and says one more. */
const mostOrdersCounted = 10_000;

/** A number of it, or null where there are more than were counted. */
export function countedOrders(count: number): number | null {
  return count > mostOrdersCounted ? null : count;
}

/**
 * How many orders stand where; null where the back end does not count, as a plain WordPress.
 * @param statuses those that are counted
 * @param instants how many of each status were placed by each of them
 */
export function askOrderCounts(
  vendorId: number | null,
  statuses: readonly OrderStatus[],
  instants: readonly Date[] = [],
): Promise<WireOrderCounts | null> {
  return askOwn(paths.orderCounts, {
    as: 'service',
    query: {
      vendor: vendorId ?? undefined,
      status: statuses.join(','),
      [countLimitParameter]: mostOrdersCounted,
      before: instants.map((instant) => instant.toISOString()).join(',') || undefined,
    },
    schema: orderCountsSchema,
  });
}
