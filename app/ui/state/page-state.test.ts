import { expect, it } from 'vitest';

import { showsPagination } from './page-state.ts';

it('shows the page bar only where there is another page', () => {
  const counted = (totalPages: number) =>
    showsPagination({ currentPage: 1, totalPages, hasNextPage: true });
  expect(counted(2)).toBe(true);
  expect(counted(1)).toBe(false);
  expect(counted(0)).toBe(false);
});

it('goes by the neighbours where nobody counted the pages', () => {
  const uncounted = (currentPage: number, hasNextPage: boolean) =>
    showsPagination({ currentPage, totalPages: null, hasNextPage });
  expect(uncounted(1, false)).toBe(false);
  expect(uncounted(1, true)).toBe(true);
  expect(uncounted(2, false)).toBe(true);
});
