import { queryOptions } from '@tanstack/react-query';

import { readMyPayouts, readPayoutBalance } from './payouts.functions.ts';

/** The celebrity's own balance. Never served stale. */
export const payoutBalanceQuery = queryOptions({
  queryKey: ['payouts', 'balance'],
  queryFn: () => readPayoutBalance(),
  staleTime: 0,
});

/** The celebrity's own payouts. Never served stale. */
export const myPayoutsQuery = queryOptions({
  queryKey: ['payouts', 'own'],
  queryFn: () => readMyPayouts(),
  staleTime: 0,
});
