import { areTooMany, pieceLimitsSchema, type PieceLimits } from '#domain/checkout/unpaid-pieces.ts';
import * as v from 'valibot';

import { tooManyUnpaidCode } from '#backend/contract/error.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import type { Executor } from '#backend/db/database.ts';
import type { NewOrderLine } from '#backend/modules/orders/store/order-writes.ts';
import { countedPieces, heldPieces } from '#backend/modules/orders/store/unpaid-pieces.ts';

/** The limits that the client set on the customer's unpaid items; null without limits. */
export function pieceLimitsOf(
  meta: readonly { readonly key: string; readonly value: unknown }[],
): PieceLimits | null {
  const named = meta.find(({ key }) => key === orderMeta.unpaidPieces)?.value;
  if (named === undefined) return null;
  if (v.is(pieceLimitsSchema, named)) return named;
  throw invalidParameter('meta_data', `${orderMeta.unpaidPieces} is not like { all, each }.`);
}

/**
 * Takes stock for an order, unless the customer's unpaid orders would then hold too many items. The customer is locked
 * already, so that concurrent orders cannot exceed the limit (`lockBuyer`).
 * @param take takes the stock, in the order's transaction
 */
export async function takeWithin(
  transaction: Executor,
  customerId: number,
  limits: PieceLimits | null,
  take: () => Promise<NewOrderLine[]>,
): Promise<NewOrderLine[]> {
  if (!limits) return take();
  const held = await heldPieces(transaction, customerId);
  const lines = await take();
  const wanted = countedPieces(lines);
  if (wanted.length > 0 && areTooMany([...held, ...wanted], limits)) {
    throw refusal(409, tooManyUnpaidCode, 'Unpaid orders hold too many pieces.', { ...limits });
  }
  return lines;
}
