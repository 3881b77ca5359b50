import { queryOptions } from '@tanstack/react-query';

import { readOrder, readOrders } from './orders.functions.ts';

/** Orders are never shown stale. */
export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: () => readOrders(),
  staleTime: 0,
});

export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => readOrder({ data: { orderId } }),
    staleTime: 0,
  });
}
