import { expect, it } from 'vitest';

import { countedRows } from './pagination.ts';

const page = { currentPage: 1, totalPages: null, hasNextPage: false };

it('a list says how many there are where the back end counts, and that nothing was found in any case', () => {
  expect(countedRows({ ...page, rows: ['a'], total: 21 })).toBe(21);
  expect(countedRows({ ...page, rows: ['a'], total: null })).toBeNull();
  expect(countedRows({ ...page, rows: [], total: null })).toBe(0);
  expect(countedRows({ ...page, rows: [], total: null, currentPage: 3 })).toBeNull();
});
