import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readProfile } from './profile.functions.ts';

/** The own profile, the description in the given language. It is edited, so it is never shown from memory. */
export function profileQuery(language: Locale) {
  return queryOptions({
    queryKey: ['profile', language],
    queryFn: () => readProfile({ data: { locale: language } }),
    staleTime: 0,
    // The route has just loaded it; asked again under the form it would not be shown anyway.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
