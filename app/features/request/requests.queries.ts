import { queryOptions } from '@tanstack/react-query';

import { readRequests } from './requests.functions.ts';

/** A page of requests, from 1. Never served stale. */
export function requestsQuery(page: number) {
  return queryOptions({
    queryKey: ['requests', page],
    queryFn: () => readRequests({ data: { page } }),
    staleTime: 0,
  });
}
