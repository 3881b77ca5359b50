import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { ListKind } from '#domain/catalog/facets.ts';
import { cursorOfList } from '#domain/catalog/listing.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type * as v from 'valibot';
import { askLongList, pagingOf } from '#app/server/backend/ask-long-list.server.ts';
import type { Question } from '#app/server/backend/ask-question.server.ts';
import { cardsPerPage } from './catalog-list.server.ts';

/** When two lists share a URL, the shorter one has ended where only the other continues. */
function ended<Row>(currentPage: number): Paged<Row> {
  return { rows: [], total: 0, currentPage, totalPages: null, hasNextPage: false };
}

/** The page of a list of cards that a URL names. Throws as `ask` does. */
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
