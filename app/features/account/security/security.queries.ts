import { queryOptions } from '@tanstack/react-query';

import { readSecondFactors } from './second-factors.functions.ts';

/** The user's factors besides the password; never served from the cache. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: () => readSecondFactors(),
  staleTime: 0,
});
