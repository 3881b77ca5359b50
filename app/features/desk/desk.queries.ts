import { queryOptions } from '@tanstack/react-query';

import type { DeskSearch } from '#domain/order/desk/desk.ts';

import { readDesk } from './desk.functions.ts';

/** A page of one of the desk's lists. Never served stale, because several people work on it. */
export function deskQuery(search: DeskSearch) {
  return queryOptions({
    queryKey: ['desk', search],
    queryFn: () => readDesk({ data: search }),
    staleTime: 0,
  });
}
