import { orderListSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import type { PlacedOrder } from '#domain/checkout/placement.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { isRefusedByTotal } from './agreed-total.ts';
import { as, placedFrom } from './order-placing.server.ts';

/** The order that someone placed under a key, or null. */
export async function findPlacedOrder(
  customerId: number,
  key: string,
): Promise<PlacedOrder | null> {
  const found = await ask(paths.orders, {
    as,
    query: { customer: customerId, idempotency_key: key, per_page: 100 },
    schema: orderListSchema,
  });
  // A back end that does not support this filter returns all orders of the customer.
  const [own] = found
    .filter((order) => !isRefusedByTotal(order))
    .filter(
      ({ customer_id, meta_data }) =>
        customer_id === customerId &&
        meta_data.some((entry) => entry.key === orderMeta.idempotencyKey && entry.value === key),
    )
    // Of two orders under one key, the newer one was cancelled.
    .toSorted((one, other) => one.id - other.id);
  return own ? placedFrom(own, key) : null;
}
