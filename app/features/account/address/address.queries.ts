import { queryOptions } from '@tanstack/react-query';

import { readOwnAddress } from './address.functions.ts';

/** The own address; never shown from memory. */
export const addressQuery = queryOptions({
  queryKey: ['own-address'],
  queryFn: () => readOwnAddress(),
  staleTime: 0,
});
