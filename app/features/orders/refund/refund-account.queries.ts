import { queryOptions } from '@tanstack/react-query';

import { readRefundAccount } from './refund-account.functions.ts';

/** Read anew with the order, whose payment decides whether there is one. */
export function refundAccountQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'refund-account'],
    queryFn: () => readRefundAccount({ data: { orderId } }),
    staleTime: 0,
  });
}
