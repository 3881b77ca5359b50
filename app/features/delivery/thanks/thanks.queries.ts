import { queryOptions } from '@tanstack/react-query';

import { readOrderThanks } from './thanks.functions.ts';

/** The notes of thanks for a page of orders. */
export function thanksQuery(orderIds: readonly number[]) {
  return queryOptions({
    queryKey: ['orders', 'thanks', orderIds],
    queryFn: () => readOrderThanks({ data: { orderIds: [...orderIds] } }),
    staleTime: 0,
  });
}
