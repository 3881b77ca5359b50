import { queryOptions } from '@tanstack/react-query';

import { readGift, readMyGift } from './gift.functions.ts';

/** The gift the fan made of an order; under the order, with which it is read anew. */
export function myGiftQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'gift'],
    queryFn: () => readMyGift({ data: { orderId } }),
    staleTime: 0,
  });
}

/** A gift by its link. Read anew each time: it may have been taken back. */
export function giftQuery(token: string) {
  return queryOptions({
    queryKey: ['gift', token],
    queryFn: () => readGift({ data: { token } }),
    retry: false,
    staleTime: 0,
  });
}
