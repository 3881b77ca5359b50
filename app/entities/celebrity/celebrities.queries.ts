import { queryOptions } from '@tanstack/react-query';

import { canonicalSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Locale } from '#domain/locale.ts';

import {
  readCelebrities,
  readCelebrity,
  readCelebrityProducts,
  readClips,
} from './celebrities.functions.ts';

/** One page of celebrities matching the filters. */
export function celebritiesQuery(locale: Locale, filters: CatalogSearch = {}) {
  const search = canonicalSearch(filters);
  return queryOptions({
    queryKey: ['celebrities', locale, search],
    queryFn: () => readCelebrities({ data: { locale, search } }),
  });
}

/** One celebrity with biography and services. */
export function celebrityQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['celebrity', id, locale],
    queryFn: () => readCelebrity({ data: { id, locale } }),
  });
}

/** A celebrity's public clips. */
export function clipsQuery(id: number) {
  return queryOptions({
    queryKey: ['celebrity-clips', id],
    queryFn: () => readClips({ data: { id } }),
  });
}

/** A celebrity's products. */
export function celebrityProductsQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: ['celebrity-products', id, locale],
    queryFn: () => readCelebrityProducts({ data: { id, locale } }),
  });
}

/** The lowest service price in cents, or null when nothing is offered yet. */
export function lowestPriceQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['lowest-price'],
    queryFn: async () => {
      const { rows } = await readCelebrities({ data: { locale, search: { sort: 'price-asc' } } });
      return rows[0]?.from ?? null;
    },
  });
}
