import { queryOptions } from '@tanstack/react-query';

import { readNewcomer } from './newcomer.functions.ts';

/** The account awaiting its user's agreement; never served from the cache. */
export const newcomerQuery = queryOptions({
  queryKey: ['newcomer'],
  queryFn: () => readNewcomer(),
  staleTime: 0,
  gcTime: 0,
});
