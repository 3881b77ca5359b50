import { queryOptions } from '@tanstack/react-query';

import { readWaiting } from './waiting.functions.ts';

/**
 * How many orders wait for the visitor. Its key begins as that of the orders' lists: what makes them stale makes it.
 */
export const waitingQuery = queryOptions({
  queryKey: ['orders', 'waiting'],
  queryFn: () => readWaiting(),
  staleTime: 30_000,
});
