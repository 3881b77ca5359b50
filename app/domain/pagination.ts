/** What is known of a list in pages. A back end may not say how many pages there are. */
export interface PaginationInput {
  /** From 1. */
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
}

/** One page of a list and what is known of the whole. */
export interface Paged<Row> extends PaginationInput {
  readonly rows: readonly Row[];
  /** How many there are on all pages, or null when the back end does not say. */
  readonly total: number | null;
  /** Where the back end counted so many rows and there are more; else null or left out. */
  readonly moreThan?: number | null;
}
