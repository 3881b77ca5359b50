import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readProfile } from './profile.functions.ts';

/**
 * The user's own profile, with the description in the given language. It is edited, so it is never served from the
 * cache.
 */
export function profileQuery(language: Locale) {
  return queryOptions({
    queryKey: ['profile', language],
    queryFn: () => readProfile({ data: { locale: language } }),
    staleTime: 0,
    // The route has just loaded it, and a refetch under the form would not be shown anyway.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
