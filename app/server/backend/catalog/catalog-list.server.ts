import { languageParameter } from '#backend/contract/paths.ts';
import { centsFromEuros } from '#domain/catalog/catalog-search.ts';
import { type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { ListKind } from '#domain/catalog/facets.ts';
import { cursorOfList } from '#domain/catalog/listing.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type * as v from 'valibot';

import { askLongList, pagingOf } from '#app/server/backend/ask-long-list.server.ts';
import type { Question } from '#app/server/backend/ask-question.server.ts';

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
    per_page: cardsPerPage,
    [languageParameter]: locale,
  };
}

/** Of two lists of one address the shorter one has ended where only the other goes on. */
function ended<Row>(currentPage: number): Paged<Row> {
  return { rows: [], total: 0, currentPage, totalPages: null, hasNextPage: false };
}

/** One page of a list of cards, which an address names. Throws as `ask` does. */
export async function askCards<TSchema extends v.GenericSchema<unknown, readonly unknown[]>, Row>(
  path: string,
  question: Question<TSchema>,
  { kind, search }: { readonly kind: ListKind; readonly search: CatalogSearch },
  rowFrom: (wire: v.InferOutput<TSchema>[number]) => Row,
): Promise<Paged<Row>> {
  const { page = 1 } = search;
  const cursor = search.cursor === undefined ? undefined : cursorOfList(search.cursor, kind);
  if (cursor === null) return ended(page);
  const answer = await askLongList(path, question, { page, cursor });
  const { rows, total, moreThan } = answer;
  return {
    ...pagingOf(answer, rows.length === cardsPerPage),
    ...{ total, moreThan },
    rows: rows.map(rowFrom),
  };
}
