import { queryOptions } from '@tanstack/react-query';

import { readEarnings } from './earnings.functions.ts';

/** The celebrity's earnings, with a page of orders, from 1. Never served stale. */
export function earningsQuery(page: number) {
  return queryOptions({
    queryKey: ['earnings', page],
    queryFn: () => readEarnings({ data: { page } }),
    staleTime: 0,
  });
}
