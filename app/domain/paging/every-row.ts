import type { Paged } from './pagination.ts';

/** No list is read beyond this many pages. */
const mostPages = 400;

/** The rows of all pages of a list, requested page by page. */
export async function everyRow<Row>(ask: (page: number) => Promise<Paged<Row>>): Promise<Row[]> {
  /** Sequential, since each page says whether there is another. */
  async function rowsFrom(page: number): Promise<Row[][]> {
    const { rows, hasNextPage } = await ask(page);
    const isLast = !hasNextPage || page === mostPages;
    return [[...rows], ...(isLast ? [] : await rowsFrom(page + 1))];
  }
  const pages = await rowsFrom(1);
  return pages.flat();
}
