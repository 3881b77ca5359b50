import type { ListKind } from './facets.ts';
import type { Paged } from '#domain/paging/pagination.ts';

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

export function present(lists: Lists): readonly Paged<unknown>[] {
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

/** The part of a list in the cursor of an address; null where the list has ended before. */
export function cursorOfList(cursor: string, kind: ListKind): string | null {
  const [celebrities = '', products = ''] = cursor.split('.');
  return (kind === 'celebrities' ? celebrities : products) || null;
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
