import { orderListSchema } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Order } from '#domain/order/order.ts';
import { owedBy, owedStatuses } from '#domain/order/promise/due-date.ts';

import { askPage } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '../order-reading.server.ts';

const perPage = 100;

/**
 * The paid orders of all fans that are still owed and due by an instant. A plain WordPress ignores the filter, so that
 * each order is checked.
 */
export async function owedOrders(until: Date): Promise<readonly Order[]> {
  const owed = new Map<number, Order>();
  for (let page = 1; ; page += 1) {
    const { rows } = await askPage(paths.orders, {
      as: 'service',
      query: {
        payment: 'received',
        status: owedStatuses.join(','),
        due_before: until.toISOString(),
        orderby: 'id',
        page,
        per_page: perPage,
      },
      schema: orderListSchema,
    });
    for (const order of rows.map(orderFrom)) {
      const due = owedBy(order);
      if (due !== null && due <= until) owed.set(order.id, order);
    }
    if (rows.length < perPage) return [...owed.values()];
  }
}
