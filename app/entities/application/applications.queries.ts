import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import {
  readApplication,
  readApplicationCount,
  readApplications,
} from './applications.functions.ts';

/** The celebrity's own application. Never served stale, because others decide on it. */
export function applicationQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['application', locale],
    queryFn: () => readApplication({ data: { locale } }),
    staleTime: 0,
  });
}

/** A page of the team's queue. Never served stale, because several people work on it. */
export function applicationsQuery(page: number, locale: Locale) {
  return queryOptions({
    queryKey: ['applications', page, locale],
    queryFn: () => readApplications({ data: { page, locale } }),
    staleTime: 0,
  });
}

/** How many are waiting. Shares the queue's key prefix, so both are invalidated together. */
export const applicationCountQuery = queryOptions({
  queryKey: ['applications', 'count'],
  queryFn: () => readApplicationCount(),
  staleTime: 30_000,
});
