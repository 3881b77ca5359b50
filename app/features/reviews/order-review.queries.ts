import { queryOptions } from '@tanstack/react-query';

import { readReview } from './order-review.functions.ts';

/** The review of an order. */
export function orderReviewQuery(orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'review', orderId],
    queryFn: () => readReview({ data: { orderId } }),
    staleTime: 0,
  });
}
