import { queryOptions } from '@tanstack/react-query';

import { readMyWithdrawals, readWithdrawal } from './withdrawal.functions.ts';

/** Read anew with the order, whose status decides on it. */
export function withdrawalQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'withdrawal'],
    queryFn: () => readWithdrawal({ data: { orderId } }),
    staleTime: 0,
  });
}

/** The right of withdrawal of the visitor's orders. Never served stale. */
export const myWithdrawalsQuery = queryOptions({
  queryKey: ['orders', 'withdrawals'],
  queryFn: () => readMyWithdrawals(),
  staleTime: 0,
});
