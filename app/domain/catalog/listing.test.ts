import { expect, it } from 'vitest';

import { kindsInOrder, listedTotal, listsOf } from './listing.ts';
import { listedPages } from './listed-pages.ts';
import type { Paged } from '#domain/paging/pagination.ts';

function list(total: number | null, totalPages: number | null, hasNextPage = false): Paged<never> {
  return { rows: [], total, totalPages, hasNextPage, currentPage: 1 };
}

it('counts what both lists hold, and nothing where one of them does not say', () => {
  expect(listedTotal({ celebrities: list(27, 2), products: list(5, 1) })).toEqual({
    count: 32,
    isMore: false,
  });
  expect(listedTotal({ celebrities: list(27, 2) })?.count).toBe(27);
  expect(listedTotal({ celebrities: list(null, null), products: list(5, 1) })).toBeNull();
});

it('says of a list that no one counted to its end how many there are at least', () => {
  const long = { ...list(null, null, true), moreThan: 1000 };
  expect(listedTotal({ celebrities: list(27, 2), products: long })).toEqual({
    count: 1027,
    isMore: true,
  });
});

it('counts nothing that the address does not list, though another page has read it', () => {
  const read = { celebrities: list(27, 2), products: list(38, 3) };
  const shown = listsOf(['celebrities'], read);
  expect(listedTotal(shown)?.count).toBe(27);
  expect(listedPages(shown, 1).totalPages).toBe(2);
  expect(listedTotal(listsOf(['celebrities', 'products'], read))?.count).toBe(65);
});

it('has as many pages as the longer list', () => {
  const lists = { celebrities: list(27, 2, true), products: list(70, 3, true) };
  expect(listedPages(lists, 2)).toMatchObject({ currentPage: 2, totalPages: 3, hasNextPage: true });
  expect(listedPages({ products: list(0, 0) }, 1).totalPages).toBe(1);
  const unknown = { celebrities: list(null, null, true), products: list(5, 1) };
  expect(listedPages(unknown, 1)).toMatchObject({ totalPages: null, hasNextPage: true });
});

it('shows first what a category holds more of, people before goods, and people in a search', () => {
  const first = (people: number, goods: number, isSearch = false) =>
    kindsInOrder({ celebrities: list(people, 1), products: list(goods, 1) }, isSearch)[0];
  expect(first(3, 8)).toBe('products');
  expect(first(8, 8)).toBe('celebrities');
  expect(kindsInOrder({ products: list(8, 1) }, false)[0]).toBe('products');
  expect(first(1, 8, true)).toBe('celebrities');
  expect(first(0, 8, true)).toBe('products');
});
