import { orderSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Order } from '#domain/order/order.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from './order-reading.server.ts';

/** An order as it is now, for jobs that work through lists which were read earlier. */
export async function readCurrentOrder(id: number): Promise<Order> {
  return orderFrom(await ask(paths.order(id), { as: 'service', schema: orderSchema }));
}
