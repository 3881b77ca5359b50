import * as v from 'valibot';

import { catalogSearchSchema, type CatalogSearch } from './catalog-search.ts';

/** What the address of a list carries: its filters, and `filters=open` where the page shows the form of them. */
export interface ListingSearch extends CatalogSearch {
  readonly filters?: 'open' | undefined;
}

/** Reads the address of a list; never fails. */
export function listingSearch(input: Record<string, unknown>): ListingSearch {
  const search = v.parse(catalogSearchSchema, input);
  return input['filters'] === 'open' ? { ...search, filters: 'open' } : search;
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
