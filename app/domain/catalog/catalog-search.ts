import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import {
  text,
  parameter,
  searchText,
  country,
  categorySlug,
  euros,
  page,
} from './search-values.ts';
import { catalogSorts, canonicalSearch, noFilters } from './canonical-search.ts';

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

/** Whole euros of a filter as cents. */
export function centsFromEuros(euros: number): Cents {
  return euros * 100;
}
