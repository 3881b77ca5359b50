import { expect, it } from 'vitest';

import { paginationOf } from './pagination.ts';

it('shows no bar for one page or none', () => {
  for (const totalPages of [0, 1]) {
    expect(paginationOf({ currentPage: 1, totalPages, hasNextPage: false }).shown).toBe(false);
  }
  expect(paginationOf({ currentPage: 1, totalPages: null, hasNextPage: false }).shown).toBe(false);
});

it('has no way back from the first page and none on from the last', () => {
  expect(paginationOf({ currentPage: 1, totalPages: 3, hasNextPage: true })).toMatchObject({
    shown: true,
    previous: null,
    next: 2,
  });
  expect(paginationOf({ currentPage: 3, totalPages: 3, hasNextPage: false })).toMatchObject({
    shown: true,
    previous: 2,
    next: null,
  });
});

it('leads both ways where nobody knows how many pages there are', () => {
  expect(paginationOf({ currentPage: 1, totalPages: null, hasNextPage: true })).toMatchObject({
    shown: true,
    previous: null,
    next: 2,
  });
  expect(paginationOf({ currentPage: 4, totalPages: null, hasNextPage: false })).toMatchObject({
    shown: true,
    previous: 3,
    next: null,
  });
});
