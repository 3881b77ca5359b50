import { languageParameter } from '#backend/contract/paths.ts';
import { centsFromEuros } from '#domain/catalog/catalog-search.ts';
import { daysUntil } from '#domain/catalog/in-time-for.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';

/** Cards per page. */
export const cardsPerPage = 24;

function priceOf(euros: number | undefined): string | undefined {
  return euros === undefined ? undefined : decimalFromCents(centsFromEuros(euros));
}

/** The filters of a URL under the wire's names. */
export function wireFilters(search: CatalogSearch, locale: Locale) {
  return {
    search: search.search,
    country: search.country,
    category: search.category,
    min_price: priceOf(search.minPrice),
    max_price: priceOf(search.maxPrice),
    promised_within:
      search.by === undefined ? undefined : Math.max(0, daysUntil(search.by, Date.now())),
    per_page: cardsPerPage,
    [languageParameter]: locale,
  };
}
