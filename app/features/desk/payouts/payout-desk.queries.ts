import { queryOptions } from '@tanstack/react-query';

import { readPayouts } from './payout-desk.functions.ts';

/** The desk's payouts. Never served stale. */
export const payoutDeskQuery = queryOptions({
  queryKey: ['payouts', 'desk'],
  queryFn: () => readPayouts(),
  staleTime: 0,
});
