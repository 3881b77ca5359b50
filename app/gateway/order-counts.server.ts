import { orderCountsSchema, type WireOrderCounts } from '#backend/contract/order-counts.ts';
import { paths } from '#backend/contract/paths.ts';

import { askOwn } from './own-endpoint.server.ts';

/**
 * How many orders stand where; null where the back end does not count, as a plain WordPress.
 * @param instants how many of each status were placed by each of them
 */
export function askOrderCounts(
  vendorId: number | null,
  instants: readonly Date[] = [],
): Promise<WireOrderCounts | null> {
  return askOwn(paths.orderCounts, {
    as: 'service',
    query: {
      vendor: vendorId ?? undefined,
      before: instants.map((instant) => instant.toISOString()).join(',') || undefined,
    },
    schema: orderCountsSchema,
  });
}
