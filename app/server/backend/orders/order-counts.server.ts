import { orderCountsSchema, type WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { countLimitParameter, paths } from '#backend/contract/paths.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';

import { askOwn } from '#app/server/backend/shop/own-endpoint.server.ts';

/** When counting all orders, the back end stops here and reports one more. */
const mostOrdersCounted = 10_000;

/** A count, or null if there are more than were counted. */
export function countedOrders(count: number): number | null {
  return count > mostOrdersCounted ? null : count;
}

/**
 * The number of orders by status; null if the back end does not count them, like a plain WordPress.
 * @param statuses the statuses to count
 * @param instants also count how many of each status were placed by each of these
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
