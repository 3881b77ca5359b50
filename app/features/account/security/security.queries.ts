import { queryOptions } from '@tanstack/react-query';

import { readSecondFactors } from './second-factors.functions.ts';

/** What the person has set up beside the password; never shown from memory. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: () => readSecondFactors(),
  staleTime: 0,
});
