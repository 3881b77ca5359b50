import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { orNotFound } from '#app/platform/request/or-not-found.ts';
import type { OrderListSearch } from '#domain/order/desk/order-list.ts';

import { readOrder, readOrders } from './orders.functions.ts';

/** A page of orders. Orders are never served stale. */
export function ordersQuery(search: OrderListSearch) {
  return queryOptions({
    queryKey: ['orders', search],
    queryFn: () => readOrders({ data: search }),
    staleTime: 0,
  });
}

/** The rows of a page of orders, top to bottom. */
export function rowsOfOrders({ orders }: Awaited<ReturnType<typeof readOrders>>) {
  return orders.rows;
}

export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => readOrder({ data: { orderId } }),
    staleTime: 0,
  });
}

/** Loads an order for a page about it. @throws the router's `notFound` if it is not one of the visitor's orders */
export async function loadOrder(queryClient: QueryClient, orderId: number): Promise<void> {
  if (orderId === 0) throw notFound();
  await orNotFound(queryClient.fetchQuery(orderQuery(orderId)));
}
