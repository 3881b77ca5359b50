import { queryOptions } from '@tanstack/react-query';

import { readSeller } from './seller.functions.ts';

/** The site's operator; null until an administrator sets it. */
export const sellerQuery = queryOptions({
  queryKey: ['seller'],
  queryFn: () => readSeller(),
  staleTime: 3_600_000,
});
