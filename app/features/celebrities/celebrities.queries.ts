import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readCelebrities, readCelebrity } from './celebrities.functions.ts';

export function celebritiesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['celebrities', locale],
    queryFn: () => readCelebrities({ data: { locale } }),
  });
}

export function celebrityQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['celebrity', id, locale],
    queryFn: () => readCelebrity({ data: { id, locale } }),
  });
}
