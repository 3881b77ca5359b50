import { orderListSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Order } from '#domain/order/order.ts';

import { askPage } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '../order-reading.server.ts';

/** The newest orders that someone placed, a hundred at most. */
export async function ordersOfCustomer(customerId: number): Promise<readonly Order[]> {
  const { rows } = await askPage(paths.orders, {
    as: 'service',
    query: { customer: customerId, per_page: 100 },
    schema: orderListSchema,
  });
  // A back end that ignores the filter answers everyone's.
  return rows.map(orderFrom).filter((order) => order.customerId === customerId);
}
