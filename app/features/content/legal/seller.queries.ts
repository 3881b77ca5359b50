import { queryOptions } from '@tanstack/react-query';

import { readSeller } from './seller.functions.ts';

/** Who runs the site; null until an administrator says it. */
export const sellerQuery = queryOptions({
  queryKey: ['seller'],
  queryFn: () => readSeller(),
  staleTime: 3_600_000,
});
