/** What is known about a paginated list. A back end may not report how many pages there are. */
export interface PaginationInput {
  /** From 1. */
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
  /** Cursors of the adjacent pages, from the back end; null or omitted if it sends none. */
  readonly nextCursor?: string | null;
  readonly previousCursor?: string | null;
}

/** A page of a list as given in a URL: by number, and beyond the numbered pages also by cursor. */
export interface PageAddress {
  readonly page: number;
  readonly cursor?: string | undefined;
}

/** Beyond this page, access is by cursor, because a database counts off every row before a numbered page. */
export const lastPage = 500;

/** One page of a list and what is known about the whole list. */
export interface Paged<Row> extends PaginationInput {
  readonly rows: readonly Row[];
  /** The total across all pages, or null if the back end does not report it. */
  readonly total: number | null;
  /** The number at which the back end stopped counting, if there are more; otherwise null or omitted. */
  readonly moreThan?: number | null;
}

/** The total, or null if unknown; an empty first page means 0. */
export function countedRows<Row>({ rows, total, currentPage }: Paged<Row>): number | null {
  return total ?? (rows.length === 0 && currentPage === 1 ? 0 : null);
}
