import { languageParameter } from '#backend/contract/paths.ts';
import { centsFromEuros, type CatalogSearch } from '#domain/catalog-search.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money.ts';
import type { Paged } from '#domain/pagination.ts';

import type { AnswerPage } from './ask.server.ts';

/** How many cards a page shows. */
export const cardsPerPage = 24;

function priceOf(euros: number | undefined): string | undefined {
  return euros === undefined ? undefined : decimalFromCents(centsFromEuros(euros));
}

/** The filters of an address in the wire's words. */
export function wireFilters(search: CatalogSearch, locale: Locale) {
  return {
    search: search.search,
    country: search.country,
    category: search.category,
    min_price: priceOf(search.minPrice),
    max_price: priceOf(search.maxPrice),
    page: search.page ?? 1,
    per_page: cardsPerPage,
    [languageParameter]: locale,
  };
}

/** A page of the wire as the app's. Where nobody says how long the list is, a full page promises another. */
export function pagedFrom<Wire, Row>(
  { rows, total, totalPages, moreThan }: AnswerPage<readonly Wire[]>,
  { page = 1 }: CatalogSearch,
  rowFrom: (wire: Wire) => Row,
): Paged<Row> {
  return {
    rows: rows.map(rowFrom),
    total,
    moreThan,
    currentPage: page,
    totalPages,
    hasNextPage: totalPages === null ? rows.length === cardsPerPage : page < totalPages,
  };
}
