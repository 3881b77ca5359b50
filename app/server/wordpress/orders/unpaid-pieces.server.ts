import * as v from 'valibot';
import type { createOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { pieceLimitsSchema, type PieceLimits } from '#domain/checkout/unpaid-pieces.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';

export type NewOrder = v.InferOutput<typeof createOrderRequestSchema>;

/**
 * How many unpaid pieces the customer's orders may hold; null where nothing of the order is counted, or no one named
 * it.
 */
export function pieceLimitsOf(
  { meta_data }: NewOrder,
  counted: readonly number[],
): PieceLimits | null {
  const named = meta_data.find(({ key }) => key === orderMeta.unpaidPieces)?.value;
  return counted.length > 0 && v.is(pieceLimitsSchema, named) ? named : null;
}

/** What is kept of a new order's meta: not what is only compared. */
export function storableMeta({ meta_data }: NewOrder): NewOrder['meta_data'] {
  return meta_data.filter(({ key }) => key !== orderMeta.unpaidPieces);
}

/**
 * Makes a customer's orders one after the other where they are limited, so that none passes the limit beside another.
 */
export function withBuyerLock<Result>(
  turns: WriteLocks,
  { customer_id }: NewOrder,
  limits: PieceLimits | null,
  work: () => Promise<Result>,
): Promise<Result> {
  return limits ? turns(`buyer ${customer_id}`, work) : work();
}
