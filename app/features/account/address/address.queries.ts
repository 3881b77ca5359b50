import { queryOptions } from '@tanstack/react-query';

import { readOwnAddress } from './address.functions.ts';

/** The user's own address; never served from the cache. */
export const addressQuery = queryOptions({
  queryKey: ['own-address'],
  queryFn: () => readOwnAddress(),
  staleTime: 0,
});
