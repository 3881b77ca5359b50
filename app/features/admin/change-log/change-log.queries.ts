import { queryOptions } from '@tanstack/react-query';

import { readChangeLog } from './change-log.functions.ts';

/** A page of the log. Never served stale. */
export function changeLogQuery(page: number) {
  return queryOptions({
    queryKey: ['change-log', page],
    queryFn: () => readChangeLog({ data: { page } }),
    staleTime: 0,
  });
}
