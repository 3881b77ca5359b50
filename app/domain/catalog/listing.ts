import type { ListKind } from './facets.ts';
import type { Paged, PaginationInput } from '#domain/paging/pagination.ts';

/** The lists of one address; what a page does not list is not there. */
export type Lists = Partial<Record<ListKind, Paged<unknown> | undefined>>;

/**
 * What an address lists out of what has been read: a page that was looked at before may have left in memory what this
 * one does not show.
 */
export function listsOf<People, Goods>(
  kinds: readonly ListKind[],
  { celebrities, products }: { readonly celebrities: People; readonly products: Goods },
) {
  return {
    celebrities: kinds.includes('celebrities') ? celebrities : undefined,
    products: kinds.includes('products') ? products : undefined,
  };
}

function present(lists: Lists): readonly Paged<unknown>[] {
  return [lists.celebrities, lists.products].filter((list) => list !== undefined);
}

/** How many rows lists have on all their pages; with `isMore`, at least. */
export interface ListedTotal {
  readonly count: number;
  readonly isMore: boolean;
}

/** How many rows the lists have in all; null when one of them does not say. */
export function listedTotal(lists: Lists): ListedTotal | null {
  return present(lists).reduce<ListedTotal | null>(
    (sum, { total, moreThan }) => {
      const least = total ?? moreThan ?? null;
      if (sum === null || least === null) return null;
      return { count: sum.count + least, isMore: sum.isMore || total === null };
    },
    { count: 0, isMore: false },
  );
}

/** One cursor for both lists, of which each reads its own part; nothing stands for a list that has ended. */
function joinedCursor(
  { celebrities, products }: Lists,
  of: (list: Paged<unknown>) => string | null | undefined,
): string | null {
  const parts = [celebrities, products].map((list) => (list && of(list)) ?? '');
  return parts.some((part) => part !== '') ? parts.join('.') : null;
}

/** The part of a list in the cursor of an address; null where the list has ended before. */
export function cursorOfList(cursor: string, kind: ListKind): string | null {
  const [celebrities = '', products = ''] = cursor.split('.');
  return (kind === 'celebrities' ? celebrities : products) || null;
}

/** The lists of one address turn their pages together, and the longest one says how many there are. */
export function listedPages(lists: Lists, currentPage: number): PaginationInput {
  const all = present(lists);
  const totals = all.map(({ totalPages }) => totalPages);
  const known = totals.filter((total) => total !== null);
  return {
    currentPage,
    totalPages: known.length < totals.length ? null : Math.max(1, ...known),
    hasNextPage: all.some(({ hasNextPage }) => hasNextPage),
    nextCursor: joinedCursor(lists, ({ nextCursor }) => nextCursor),
    previousCursor: joinedCursor(lists, ({ previousCursor }) => previousCursor),
  };
}

/**
 * What a page shows first: what it holds more of, people before goods when there are as many. Who searches finds the
 * people first, as among the suggestions: all the goods of someone go by the name.
 */
export function kindsInOrder(lists: Lists, isSearch: boolean): readonly ListKind[] {
  const rowsOf = (list: Paged<unknown> | undefined) => list?.total ?? list?.moreThan ?? 0;
  const people = rowsOf(lists.celebrities);
  const goods = rowsOf(lists.products);
  return goods > people && !(isSearch && people > 0)
    ? ['products', 'celebrities']
    : ['celebrities', 'products'];
}
