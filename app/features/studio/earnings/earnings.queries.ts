import { queryOptions } from '@tanstack/react-query';

import { readEarnings } from './earnings.functions.ts';

/** What the celebrity earned, with a page of orders, from 1. Never shown stale. */
export function earningsQuery(page: number) {
  return queryOptions({
    queryKey: ['earnings', page],
    queryFn: () => readEarnings({ data: { page } }),
    staleTime: 0,
  });
}
