import * as v from 'valibot';

import { catalogSearchSchema } from './catalog-search.ts';
import { noFilters, type CatalogSearch } from './canonical-search.ts';
import type { ListKind } from './facets.ts';

/** What the address of a list carries: its filters, and `filters=open` where the page shows the form of them. */
export interface ListingSearch extends CatalogSearch {
  readonly filters?: 'open' | undefined;
}

/**
 * Reads the address of a list; never fails. What says nothing, such as the empty fields of a form that was sent
 * without JavaScript, is there as undefined: the router then takes it out of the address.
 */
export function listingSearch(input: Record<string, unknown>): ListingSearch {
  return {
    ...noFilters,
    ...v.parse(catalogSearchSchema, input),
    filters: input['filters'] === 'open' ? 'open' : undefined,
  };
}

/** True when the address says anything about the list. */
export function isNarrowed(search: ListingSearch): boolean {
  return Object.values(listingSearch({ ...search })).some((value) => value !== undefined);
}

/** The filters without what only opens their form. */
export function filtersOf({ filters: _open, ...search }: ListingSearch): CatalogSearch {
  return search;
}

/** How many filters are on; a price range is one, order and page are none. */
export function activeFilters(search: CatalogSearch): number {
  const priced = search.minPrice !== undefined || search.maxPrice !== undefined;
  return [search.search, search.country, search.category, priced].filter(Boolean).length;
}

/** The same words without what narrows them; null where nothing does, or nothing is searched for. */
export function widerSearch(
  { search, country, category, minPrice, maxPrice }: CatalogSearch,
  kinds: readonly ListKind[],
): { readonly search: string } | null {
  const isNarrowed =
    kinds.length === 1 || [country, category, minPrice, maxPrice].some((one) => one !== undefined);
  return search !== undefined && isNarrowed ? { search } : null;
}
