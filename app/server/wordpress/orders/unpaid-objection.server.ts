import { tooManyUnpaidCode } from '#backend/contract/error.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import {
  areTooMany,
  holdingStatuses,
  type PieceLimits,
  type Pieces,
} from '#domain/checkout/unpaid-pieces.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { isOfShop } from './shop-orders.ts';
import { refusal, type WordpressSite } from '../site.server.ts';
import type { NewOrder } from './unpaid-pieces.server.ts';

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
