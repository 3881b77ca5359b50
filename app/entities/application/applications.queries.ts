import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import {
  readApplication,
  readApplicationCount,
  readApplications,
} from './applications.functions.ts';

/** The own application of a celebrity. Never shown stale: others decide on it. */
export function applicationQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['application', locale],
    queryFn: () => readApplication({ data: { locale } }),
    staleTime: 0,
  });
}

/** A page of the team's queue. Never shown stale: several people work at it. */
export function applicationsQuery(page: number, locale: Locale) {
  return queryOptions({
    queryKey: ['applications', page, locale],
    queryFn: () => readApplications({ data: { page, locale } }),
    staleTime: 0,
  });
}

/** How many wait. Its key begins as that of the queue: what makes that stale makes it. */
export const applicationCountQuery = queryOptions({
  queryKey: ['applications', 'count'],
  queryFn: () => readApplicationCount(),
  staleTime: 30_000,
});
