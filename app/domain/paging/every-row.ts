import type { Paged } from './pagination.ts';

/** So long a list no one walks through to its end. */
const mostPages = 400;

/** The rows of all pages of a list, asked for one page after the other. */
export async function everyRow<Row>(ask: (page: number) => Promise<Paged<Row>>): Promise<Row[]> {
  /** One page says whether there is another. */
  async function rowsFrom(page: number): Promise<Row[][]> {
    const { rows, hasNextPage } = await ask(page);
    const isLast = !hasNextPage || page === mostPages;
    return [[...rows], ...(isLast ? [] : await rowsFrom(page + 1))];
  }
  const pages = await rowsFrom(1);
  return pages.flat();
}
