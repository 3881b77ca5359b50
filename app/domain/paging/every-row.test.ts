import { expect, it } from 'vitest';

import { everyRow } from './every-row.ts';

it('asks for one page after the other until there is no next one', async () => {
  const asked: number[] = [];
  const rows = await everyRow((page) => {
    asked.push(page);
    return Promise.resolve({
      rows: [page * 10],
      total: null,
      currentPage: page,
      totalPages: null,
      hasNextPage: page < 3,
    });
  });
  expect(rows).toEqual([10, 20, 30]);
  expect(asked).toEqual([1, 2, 3]);
});
