import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How many orders there are in each status, and how many with each state of their payment. An endpoint of our own.
 * `before` says of how many of them the placing lies before each of the instants that were asked about, in their order.
 */
export const orderCountsSchema = v.object({
  statuses: v.array(v.object({ status: v.string(), count, before: v.array(count) })),
  /** Open orders that were made past the app; where there can be any. */
  of_shop: v.optional(count),
  payments: v.array(v.object({ payment: v.string(), count })),
});
export type WireOrderCounts = v.InferOutput<typeof orderCountsSchema>;
