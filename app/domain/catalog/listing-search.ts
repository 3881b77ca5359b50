import * as v from 'valibot';

import { catalogSearchSchema } from './catalog-search.ts';
import { noFilters, type CatalogSearch } from './canonical-search.ts';
import type { ListKind } from './facets.ts';

/** Search parameters of a list URL: its filters, and `filters=open` when the page shows the filter form. */
export interface ListingSearch extends CatalogSearch {
  readonly filters?: 'open' | undefined;
}

/**
 * Parses the search parameters of a list; never throws. Parameters without effect, such as the empty fields of a form
 * sent without JavaScript, become undefined, so the router removes them from the URL.
 */
export function listingSearch(input: Record<string, unknown>): ListingSearch {
  return {
    ...noFilters,
    ...v.parse(catalogSearchSchema, input),
    filters: input['filters'] === 'open' ? 'open' : undefined,
  };
}

/** True when the URL has any parameter of the list. */
export function isNarrowed(search: ListingSearch): boolean {
  return Object.values(listingSearch({ ...search })).some((value) => value !== undefined);
}

/** The filters without the parameter that opens their form. */
export function filtersOf({ filters: _open, ...search }: ListingSearch): CatalogSearch {
  return search;
}

/** How many filters are active; a price range counts as one, sort order and page do not count. */
export function activeFilters(search: CatalogSearch): number {
  const priced = search.minPrice !== undefined || search.maxPrice !== undefined;
  return [search.search, search.country, search.category, search.by, priced].filter(Boolean).length;
}

/** The same search text without filters; null if there are no filters or no search text. */
export function widerSearch(
  { search, country, category, minPrice, maxPrice, by }: CatalogSearch,
  kinds: readonly ListKind[],
): { readonly search: string } | null {
  const isNarrowed =
    kinds.length === 1 ||
    [country, category, minPrice, maxPrice, by].some((one) => one !== undefined);
  return search !== undefined && isNarrowed ? { search } : null;
}
