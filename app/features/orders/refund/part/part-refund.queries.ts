import { queryOptions } from '@tanstack/react-query';

import { readOrderParts } from './part-refund.functions.ts';

/** Read anew with the order, whose payment decides what of it can go back. */
export function orderPartsQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'part-refunds'],
    queryFn: () => readOrderParts({ data: { orderId } }),
    staleTime: 0,
  });
}
