import { orderSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { firstOrderStatus } from '#domain/order/order-status.ts';
import type { WordpressSite } from '../site.server.ts';
import type { Pieces } from './stock-held.server.ts';

/** WooCommerce notes on a line how many pieces it took out of the stock for it. */
const takenKey = '_reduced_stock';

/**
 * How many pieces orders hold that wait for a manager: WooCommerce takes them out of the stock only once an order is on
 * hold or further on.
 */
export async function heldPieces(site: WordpressSite, ids: readonly number[]): Promise<Pieces> {
  const held = await Promise.all(
    ids.map(async (product) => {
      const query = { status: firstOrderStatus, product };
      const orders = await site.readAll(paths.orders, orderSchema, { query });
      const pieces = orders
        .flatMap(({ line_items }) => line_items)
        .filter(({ product_id }) => product_id === product)
        .filter(({ meta_data }) => !meta_data.some(({ key }) => key === takenKey))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return [product, pieces] as const;
    }),
  );
  return new Map(held);
}
