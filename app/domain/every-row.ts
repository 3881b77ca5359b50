import type { Paged } from './pagination.ts';

/** So long a list nobody walks through to its end. */
const mostPages = 400;

/** The rows of all pages of a list, asked for one page after the other. */
export async function everyRow<Row>(ask: (page: number) => Promise<Paged<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    // One page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(page);
    rows.push(...answer.rows);
    if (!answer.hasNextPage) break;
  }
  return rows;
}
