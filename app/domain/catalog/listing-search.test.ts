import { expect, it } from 'vitest';

import { activeFilters, filtersOf, listingSearch, widerSearch } from './listing-search.ts';

it('reads filters and the open form from an address, and leaves out what it does not know', () => {
  expect(listingSearch({ country: 'gr', page: 'x', filters: 'open', more: 1 })).toEqual({
    country: 'GR',
    filters: 'open',
  });
  expect(listingSearch({ filters: 'shut' })).toEqual({});
  expect(filtersOf({ country: 'GR', filters: 'open' })).toEqual({ country: 'GR' });
});

it('counts a price range as one filter, and order and page as none', () => {
  expect(activeFilters({ minPrice: 20, maxPrice: 150, sort: 'name', page: 2 })).toBe(1);
  expect(activeFilters({ search: 'a', country: 'GR', category: 'music', maxPrice: 0 })).toBe(4);
});

it('offers the words of a search without what narrows it', () => {
  const both = ['celebrities', 'products'] as const;
  expect(widerSearch({ search: 'ava', category: 'music', sort: 'name' }, both)).toEqual({
    search: 'ava',
  });
  expect(widerSearch({ search: 'ava' }, ['celebrities'])).toEqual({ search: 'ava' });
  expect(widerSearch({ search: 'ava', maxPrice: 0 }, both)).toEqual({ search: 'ava' });
  expect(widerSearch({ search: 'ava', page: 2, sort: 'name' }, both)).toBeNull();
  expect(widerSearch({ category: 'music' }, both)).toBeNull();
});
