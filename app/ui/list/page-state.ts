/** The pagination state of a list; `totalPages` is null if not counted. */
export interface PageState {
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
  /** The cursors of the adjacent pages, for lists that continue beyond their numbered pages. */
  readonly nextCursor?: string | null;
  readonly previousCursor?: string | null;
}

/** Shown when there is more than one page or, if not counted, a previous or next one (spec §5). */
export function showsPagination({ currentPage, totalPages, hasNextPage }: PageState): boolean {
  return totalPages === null ? currentPage > 1 || hasNextPage : totalPages > 1;
}

/**
 * The last page, if this one is beyond it because its rows were decided on or deleted in the meantime. Null otherwise,
 * or if not counted; a page by cursor has neighbours, but no number to compare.
 */
export function lastPageBefore(state: PageState): number | null {
  const { currentPage, totalPages, nextCursor, previousCursor } = state;
  if (totalPages === null || nextCursor || previousCursor) return null;
  const last = Math.max(1, totalPages);
  return currentPage > last ? last : null;
}
