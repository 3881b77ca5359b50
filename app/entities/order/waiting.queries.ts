import { queryOptions } from '@tanstack/react-query';

import { readWaiting } from './waiting.functions.ts';

/** How many orders need the visitor's action. Shares the order lists' key prefix, so both are invalidated together. */
export const waitingQuery = queryOptions({
  queryKey: ['orders', 'waiting'],
  queryFn: () => readWaiting(),
  staleTime: 30_000,
});
