import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readCategories } from './categories.functions.ts';

const oneHour = 3_600_000;

/** The category tree is cached for an hour (spec §7). */
export function categoriesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['categories', locale],
    queryFn: () => readCategories({ data: { locale } }),
    staleTime: oneHour,
  });
}
