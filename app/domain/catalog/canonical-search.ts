import { pageAddress } from '#domain/paging/page-address.ts';
/** How a list can be ordered; without one it stands in the shop's own order. */
export const catalogSorts = ['newest', 'name', 'price-asc', 'price-desc'] as const;

export type CatalogSort = (typeof catalogSorts)[number];

/** The filters of a list of celebrities or goods, as the address carries them. Prices are whole euros. */
export interface CatalogSearch {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  /** Slug of a category. */
  readonly category?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly sort?: CatalogSort | undefined;
  /** From 1, which is left out. */
  readonly page?: number | undefined;
  /** Where the page begins, for pages beyond the numbered ones. */
  readonly cursor?: string | undefined;
}

/**
 * The same filters in one order without those that say nothing, so that one view has one address: page 1 is
 * the page anyway, and a price range that was typed the wrong way round is turned.
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
    ...(search.sort ? { sort: search.sort } : {}),
    ...(page > 1 ? { page } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

/** Every filter, off. */
export const noFilters = {
  search: undefined,
  country: undefined,
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  sort: undefined,
  page: undefined,
  cursor: undefined,
} as const satisfies Required<CatalogSearch>;

/** What the Clear button leaves: the order stays, every filter goes, the first page shows. */
export function clearedSearch({ sort }: CatalogSearch): CatalogSearch {
  return canonicalSearch({ sort });
}

/** One filter changed; the list starts again at its first page. */
export function changedSearch(search: CatalogSearch, change: CatalogSearch): CatalogSearch {
  return canonicalSearch({ ...search, page: undefined, cursor: undefined, ...change });
}
