/** What is known of a list in pages. A back end may not say how many pages there are. */
export interface PaginationInput {
  /** From 1. */
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
}

/** What the bar shows; a neighbour that is null is a disabled button. */
export interface Pagination {
  readonly shown: boolean;
  readonly current: number;
  readonly total: number | null;
  readonly previous: number | null;
  readonly next: number | null;
}

/**
 * The bar below a list: there only when there is more than one page or, where nobody knows how many, when
 * this is not the first or another one follows.
 */
export function paginationOf({
  currentPage: current,
  totalPages: total,
  hasNextPage,
}: PaginationInput): Pagination {
  const follows = total === null ? hasNextPage : current < total;
  return {
    shown: total === null ? current > 1 || hasNextPage : total > 1,
    current,
    total,
    previous: current > 1 ? current - 1 : null,
    next: follows ? current + 1 : null,
  };
}

/** One page of a list and what is known of the whole. */
export interface Paged<Row> extends PaginationInput {
  readonly rows: readonly Row[];
  /** How many there are on all pages, or null when the back end does not say. */
  readonly total: number | null;
}
