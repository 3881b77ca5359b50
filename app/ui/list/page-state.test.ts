import { expect, it } from 'vitest';

import { lastPageBefore, showsPagination } from './page-state.ts';

it('shows the page bar only where there is another page', () => {
  const counted = (totalPages: number) =>
    showsPagination({ currentPage: 1, totalPages, hasNextPage: true });
  expect(counted(2)).toBe(true);
  expect(counted(1)).toBe(false);
  expect(counted(0)).toBe(false);
});

it('goes by the neighbours where no one counted the pages', () => {
  const uncounted = (currentPage: number, hasNextPage: boolean) =>
    showsPagination({ currentPage, totalPages: null, hasNextPage });
  expect(uncounted(1, false)).toBe(false);
  expect(uncounted(1, true)).toBe(true);
  expect(uncounted(2, false)).toBe(true);
});

it('knows a page behind the last one, where the pages are counted', () => {
  const at = (currentPage: number, totalPages: number | null, previousCursor?: string) =>
    lastPageBefore({
      ...{ currentPage, totalPages, hasNextPage: false },
      ...{ nextCursor: null, previousCursor: previousCursor ?? null },
    });
  expect([at(2, 1), at(9, 3), at(2, 0)]).toEqual([1, 3, 1]);
  expect([at(1, 0), at(1, 1), at(3, 3)]).toEqual([null, null, null]);
  expect([at(9, null), at(501, 500, 'MjA')]).toEqual([null, null]);
});
