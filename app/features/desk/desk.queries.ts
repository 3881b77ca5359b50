import { queryOptions } from '@tanstack/react-query';

import type { DeskSearch } from '#domain/order/desk/desk.ts';

import { readDesk } from './desk.functions.ts';

/** A page of one list of the desk. Never shown stale: several people work at it. */
export function deskQuery(search: DeskSearch) {
  return queryOptions({
    queryKey: ['desk', search],
    queryFn: () => readDesk({ data: search }),
    staleTime: 0,
  });
}
