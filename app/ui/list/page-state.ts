/** What a page of a list knows of the others; `totalPages` is null when no one counted. */
export interface PageState {
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
  /** Where the neighbours begin, for lists that go on beyond their numbered pages. */
  readonly nextCursor?: string | null;
  readonly previousCursor?: string | null;
}

/** Shown when there is more than one page or, uncounted, when one is before or after (spec §5). */
export function showsPagination({ currentPage, totalPages, hasNextPage }: PageState): boolean {
  return totalPages === null ? currentPage > 1 || hasNextPage : totalPages > 1;
}

/**
 * The last page, where this one lies behind it: what it held was decided on or taken away meanwhile. Null where it does
 * not, or no one counted; a page by its cursor has neighbours, and no number to go by.
 */
export function lastPageBefore(state: PageState): number | null {
  const { currentPage, totalPages, nextCursor, previousCursor } = state;
  if (totalPages === null || nextCursor || previousCursor) return null;
  const last = Math.max(1, totalPages);
  return currentPage > last ? last : null;
}
