import * as v from 'valibot';

import { tooManyUnpaidCode } from '#backend/contract/error.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { type createOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import {
  areTooMany,
  holdingStatuses,
  pieceLimitsSchema,
  type PieceLimits,
  type Pieces,
} from '#domain/checkout/unpaid-pieces.ts';

import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { isOfShop } from './shop-orders.ts';
import { refusal, type WordpressSite } from '../site.server.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';

type NewOrder = v.InferOutput<typeof createOrderRequestSchema>;

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

/**
 * What stands against an order that would hold too many pieces with the customer's other unpaid ones, or null. Of
 * orders that are there already every piece of goods counts: their lines do not say which products count theirs.
 */
export async function unpaidObjection(
  site: WordpressSite,
  { customer_id, line_items }: NewOrder,
  counted: readonly number[],
  limits: PieceLimits,
): Promise<Response | null> {
  const query = { customer: customer_id, status: holdingStatuses.join(',') };
  const orders = await site.readAll(paths.orders, orderSchema, { query });
  const held = orders
    .filter((order) => !isOfShop(order))
    .map(orderFrom)
    .filter(({ payment }) => payment === 'awaiting')
    .flatMap(({ lines }) => lines.filter(({ service }) => service === null));
  const wanted: Pieces[] = line_items
    .filter(({ product_id }) => counted.includes(product_id))
    .map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
  return areTooMany([...held, ...wanted], limits)
    ? refusal(409, tooManyUnpaidCode, 'Unpaid orders hold too many pieces.')
    : null;
}
