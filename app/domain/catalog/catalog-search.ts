import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import {
  text,
  parameter,
  searchText,
  country,
  categorySlug,
  euros,
  calendarDay,
  page,
} from './search-values.ts';
import { catalogSorts, canonicalSearch, noFilters } from './canonical-search.ts';

/** Parses the search parameters of a URL; never throws. */
export const catalogSearchSchema = v.pipe(
  v.fallback(
    v.object({
      search: parameter(searchText),
      country: parameter(country),
      category: parameter(categorySlug),
      minPrice: parameter(euros),
      maxPrice: parameter(euros),
      by: parameter(calendarDay),
      sort: parameter(v.picklist(catalogSorts)),
      page: parameter(page),
      cursor: parameter(text),
    }),
    noFilters,
  ),
  v.transform(canonicalSearch),
);

/** Whether the input is a valid filter price: whole euros, or empty. */
export function isPriceFilter(typed: string): boolean {
  return typed.trim() === '' || v.is(euros, typed);
}

/** Converts whole euros of a filter to cents. */
export function centsFromEuros(euros: number): Cents {
  return euros * 100;
}
