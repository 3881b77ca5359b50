import { queryOptions } from '@tanstack/react-query';

import { canonicalSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { ListKind } from '#domain/catalog/facets.ts';
import type { Locale } from '#domain/locale.ts';

import { readCountries, readFacets } from './facets.functions.ts';

/** The counts next to the options in the filter drawer. */
export function facetsQuery(kind: ListKind, locale: Locale, filters: CatalogSearch = {}) {
  const search = canonicalSearch({ ...filters, sort: undefined, page: undefined });
  return queryOptions({
    queryKey: ['facets', kind, locale, search],
    queryFn: () => readFacets({ data: { kind, locale, search } }),
  });
}

/** All countries, for a country selector. Never changes while the page is open. */
export function countriesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['countries', locale],
    queryFn: () => readCountries({ data: { locale } }),
    staleTime: Infinity,
  });
}
