import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { catalogSearchSchema, isPriceFilter } from './catalog-search.ts';
import { canonicalSearch, changedSearch, clearedSearch } from './canonical-search.ts';

const read = (value: unknown) => v.parse(catalogSearchSchema, value);

describe('the filters of an address', () => {
  it('are read as they are typed', () => {
    expect(
      read({
        search: ' Ђорђе  7 ',
        country: 'gr',
        category: 'Film-TV',
        minPrice: 20,
        maxPrice: '90',
        sort: 'price-asc',
        page: 2,
      }),
    ).toEqual({
      search: 'Ђорђе 7',
      country: 'GR',
      category: 'film-tv',
      minPrice: 20,
      maxPrice: 90,
      sort: 'price-asc',
      page: 2,
    });
  });

  it('take a number for the text it was', () => {
    expect(read({ search: 2024 })).toEqual({ search: '2024' });
  });

  it.each([
    ['search', ''],
    ['search', '   '],
    ['search', { a: 1 }],
    ['search', 'a\u0000b'],
    ['search', '\ud800'],
    ['search', 'a\ufffd'],
    ['country', 'XX'],
    ['country', 'Greece'],
    ['category', '../etc'],
    ['category', ['music']],
    ['minPrice', -1],
    ['minPrice', 'cheap'],
    ['maxPrice', 1.5],
    ['maxPrice', 1e12],
    ['sort', 'random'],
    ['page', 0],
    ['page', 'NaN'],
    ['page', 501],
  ])('leave %s = %j out and keep the others', (name, value) => {
    expect(read({ country: 'GR', sort: 'name', [name]: value })).toEqual(
      Object.fromEntries(
        Object.entries({ country: 'GR', sort: 'name' }).filter(([key]) => key !== name),
      ),
    );
  });

  it('name a page beyond the numbered ones by its cursor, and not without one', () => {
    expect(read({ page: 501, cursor: 'WyJp.' })).toEqual({ page: 501, cursor: 'WyJp.' });
    for (const address of [
      { page: 2, cursor: 'WyJp.' },
      { page: 501 },
      { page: 501, cursor: 'a b' },
      { page: 501, cursor: 'x'.repeat(3_000) },
    ]) {
      expect(read(address)).toEqual(address.page === 2 ? { page: 2 } : {});
    }
    expect(read({ cursor: 'WyJp.' })).toEqual({});
    expect(changedSearch({ page: 501, cursor: 'WyJp.' }, { sort: 'name' })).toEqual({
      sort: 'name',
    });
  });

  it('never crash, whatever an address carries', () => {
    const key = fc.constantFrom('search', 'country', 'category', 'minPrice', 'page', 'x');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(key, fc.anything())), (value) => {
        const once = read(value);
        expect(read(once)).toEqual(once);
      }),
    );
  });

  it('have one order and nothing that says nothing', () => {
    const canonical = canonicalSearch({
      page: 1,
      maxPrice: 10,
      minPrice: 30,
      search: '',
      country: 'GR',
    });
    expect(JSON.stringify(canonical)).toBe('{"country":"GR","minPrice":10,"maxPrice":30}');
    expect(canonicalSearch({ minPrice: 0, maxPrice: 0 })).toEqual({ maxPrice: 0 });
  });

  it('go with Clear, and a change starts at the first page', () => {
    const search = { search: 'ava', country: 'GR', sort: 'name', page: 3 } as const;
    expect(clearedSearch(search)).toEqual({ sort: 'name' });
    expect(changedSearch(search, { country: undefined })).toEqual({ search: 'ava', sort: 'name' });
    expect(changedSearch(search, { page: 4 })).toMatchObject({ page: 4 });
  });
});

it.each([
  ['', true],
  [' 90 ', true],
  ['0', true],
  ['90,5', false],
  ['-1', false],
  ['cheap', false],
  ['10000000', false],
])('"%s" as the price of a filter: %s', (typed, isOne) => {
  expect(isPriceFilter(typed)).toBe(isOne);
});
