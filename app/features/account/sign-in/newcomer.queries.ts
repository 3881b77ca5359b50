import { queryOptions } from '@tanstack/react-query';

import { readNewcomer } from './newcomer.functions.ts';

/** Whose account waits for its person to agree; never from memory. */
export const newcomerQuery = queryOptions({
  queryKey: ['newcomer'],
  queryFn: () => readNewcomer(),
  staleTime: 0,
  gcTime: 0,
});
