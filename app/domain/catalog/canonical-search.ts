import { pageAddress } from '#domain/paging/page-address.ts';
/** How a list can be sorted; by default it is in the shop's own order. */
export const catalogSorts = ['newest', 'name', 'price-asc', 'price-desc'] as const;

export type CatalogSort = (typeof catalogSorts)[number];

/** The filters of a list of celebrities or products, as the URL carries them. Prices are whole euros. */
export interface CatalogSearch {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  /** Slug of a category. */
  readonly category?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** ISO date: only celebrities whose personalised video is promised by then, which products are not. */
  readonly by?: string | undefined;
  readonly sort?: CatalogSort | undefined;
  /** From 1, which is omitted. */
  readonly page?: number | undefined;
  /** Where the page begins, for pages beyond the numbered ones. */
  readonly cursor?: string | undefined;
}

/**
 * The same filters in a fixed order, without those that have no effect, so that one view has one URL: page 1 is the
 * default, and a price range typed the wrong way round is swapped.
 */
export function canonicalSearch(search: CatalogSearch): CatalogSearch {
  const { minPrice: min, maxPrice: max } = search;
  const { page, cursor } = pageAddress(search.page, search.cursor);
  const turned = min !== undefined && max !== undefined && min > max;
  const lowest = turned ? max : min;
  const highest = turned ? min : max;
  return {
    ...(search.search ? { search: search.search } : {}),
    ...(search.country ? { country: search.country } : {}),
    ...(search.category ? { category: search.category } : {}),
    ...(lowest ? { minPrice: lowest } : {}),
    ...(highest === undefined ? {} : { maxPrice: highest }),
    ...(search.by ? { by: search.by } : {}),
    ...(search.sort ? { sort: search.sort } : {}),
    ...(page > 1 ? { page } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

/** Every filter cleared. */
export const noFilters = {
  search: undefined,
  country: undefined,
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  by: undefined,
  sort: undefined,
  page: undefined,
  cursor: undefined,
} as const satisfies Required<CatalogSearch>;

/** The result of the Clear button: keeps the sort order, clears every filter, returns to the first page. */
export function clearedSearch({ sort }: CatalogSearch): CatalogSearch {
  return canonicalSearch({ sort });
}

/** Changes one filter; the list restarts at the first page. */
export function changedSearch(search: CatalogSearch, change: CatalogSearch): CatalogSearch {
  return canonicalSearch({ ...search, page: undefined, cursor: undefined, ...change });
}
