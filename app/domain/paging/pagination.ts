/** What is known of a list in pages. A back end may not say how many pages there are. */
export interface PaginationInput {
  /** From 1. */
  readonly currentPage: number;
  readonly totalPages: number | null;
  readonly hasNextPage: boolean;
  /** Where the neighbours begin, as the back end says; null or left out where it does not. */
  readonly nextCursor?: string | null;
  readonly previousCursor?: string | null;
}

/** A page of a list as an address names it: by its number, and beyond what is numbered by a cursor as well. */
export interface PageAddress {
  readonly page: number;
  readonly cursor?: string | undefined;
}

/**
 * Beyond it pages have no numbers to go by, since a database counts off every row before them: a cursor leads there.
 */
export const lastPage = 500;

/** One page of a list and what is known of the whole. */
export interface Paged<Row> extends PaginationInput {
  readonly rows: readonly Row[];
  /** How many there are on all pages, or null when the back end does not say. */
  readonly total: number | null;
  /** Where the back end counted so many rows and there are more; else null or left out. */
  readonly moreThan?: number | null;
}

/** How many there are, or null where no one says; of what found nothing everyone can say it. */
export function countedRows<Row>({ rows, total, currentPage }: Paged<Row>): number | null {
  return total ?? (rows.length === 0 && currentPage === 1 ? 0 : null);
}
