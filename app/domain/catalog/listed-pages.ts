import type { Paged, PaginationInput } from '#domain/paging/pagination.ts';
import { type Lists, present } from './listing.ts';

/** One cursor for both lists, each of which reads its own part; a list that has ended has an empty part. */
function joinedCursor(
  { celebrities, products }: Lists,
  of: (list: Paged<unknown>) => string | null | undefined,
): string | null {
  const parts = [celebrities, products].map((list) => (list && of(list)) ?? '');
  return parts.some((part) => part !== '') ? parts.join('.') : null;
}

/** Pagination shared by all lists of a URL; the longest list sets the number of pages. */
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
