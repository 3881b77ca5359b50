import type { ListKind } from './facets.ts';
import type { Paged } from '#domain/paging/pagination.ts';

/** The lists of one URL; lists the page does not show are absent. */
export type Lists = Partial<Record<ListKind, Paged<unknown> | undefined>>;

/**
 * The lists a URL shows, picked from the data that was read: a page visited before may have left data in memory that
 * this one does not show.
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

export function present(lists: Lists): readonly Paged<unknown>[] {
  return [lists.celebrities, lists.products].filter((list) => list !== undefined);
}

/** How many rows the lists have across all pages; with `isMore`, at least that many. */
export interface ListedTotal {
  readonly count: number;
  readonly isMore: boolean;
}

/** How many rows the lists have in total; null if one of them does not report it. */
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

/** One list's part of the cursor in a URL; null if the list ended before. */
export function cursorOfList(cursor: string, kind: ListKind): string | null {
  const [celebrities = '', products = ''] = cursor.split('.');
  return (kind === 'celebrities' ? celebrities : products) || null;
}

/**
 * Which list a page shows first: the longer one, people before products on a tie. A search shows people first, as the
 * suggestions do, because all of a person's products match that person's name.
 */
export function kindsInOrder(lists: Lists, isSearch: boolean): readonly ListKind[] {
  const rowsOf = (list: Paged<unknown> | undefined) => list?.total ?? list?.moreThan ?? 0;
  const people = rowsOf(lists.celebrities);
  const goods = rowsOf(lists.products);
  return goods > people && !(isSearch && people > 0)
    ? ['products', 'celebrities']
    : ['celebrities', 'products'];
}
