import type { OrderStatus } from '#domain/order/order-status.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

interface Address {
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly status?: OrderStatus | undefined;
}

/** The query parameters of the order list. */
export function orderListSearch({ page, cursor, status }: Address) {
  return { ...pageAddress(page, cursor), status: status ?? null };
}
