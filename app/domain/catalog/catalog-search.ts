import * as v from 'valibot';

import { isCountryCode } from '#domain/country/country-code.ts';
import type { Cents } from '#domain/money/money.ts';
import { pageAddress } from '#domain/paging/pagination.ts';

/** How a list can be ordered; without one it stands in the shop's own order. */
export const catalogSorts = ['newest', 'name', 'price-asc', 'price-desc'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

const longestSearch = 100;
const mostEuros = 1_000_000;

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Links are typed by what they write; an address may carry `search=2024`, which a router reads as a number. */
const text = v.pipe(v.custom<string>(isScalar), v.transform(String), v.trim(), v.nonEmpty());
const wholeNumber = v.pipe(
  v.custom<number>(isScalar),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{1,9}$/),
  v.transform(Number),
);

/** A parameter of an address: what does not fit is left out, so that a bad link still opens its page. */
function parameter<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.fallback(v.optional(schema), undefined);
}

const searchText = v.pipe(
  text,
  v.transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').slice(0, longestSearch)),
  // A replacement character is what is left of bytes that were no text.
  v.check((typed) => typed.isWellFormed() && !/[\p{Cc}\uFFFD]/u.test(typed)),
);
const country = v.pipe(text, v.toUpperCase(), v.check(isCountryCode));
const categorySlug = v.pipe(text, v.toLowerCase(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u));
const euros = v.pipe(wholeNumber, v.maxValue(mostEuros));
const page = v.pipe(wholeNumber, v.minValue(1));

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

/** Reads the search parameters of an address; never fails. */
export const catalogSearchSchema = v.pipe(
  v.fallback(
    v.object({
      search: parameter(searchText),
      country: parameter(country),
      category: parameter(categorySlug),
      minPrice: parameter(euros),
      maxPrice: parameter(euros),
      sort: parameter(v.picklist(catalogSorts)),
      page: parameter(page),
      cursor: parameter(text),
    }),
    noFilters,
  ),
  v.transform(canonicalSearch),
);

/** Whether what was typed is a price of a filter: whole euros, or nothing. */
export function isPriceFilter(typed: string): boolean {
  return typed.trim() === '' || v.is(euros, typed);
}

/** What the Clear button leaves: the order stays, every filter goes, the first page shows. */
export function clearedSearch({ sort }: CatalogSearch): CatalogSearch {
  return canonicalSearch({ sort });
}

/** One filter changed; the list starts again at its first page. */
export function changedSearch(search: CatalogSearch, change: CatalogSearch): CatalogSearch {
  return canonicalSearch({ ...search, page: undefined, cursor: undefined, ...change });
}

/** Whole euros of a filter as cents. */
export function centsFromEuros(euros: number): Cents {
  return euros * 100;
}
