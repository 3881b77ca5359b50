import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { pageAddress } from './page-address.ts';
import { longPageParams, pageInAddress, pageParam } from './page-param.ts';
import { lastPage } from './pagination.ts';

describe('the page of a list in its address', () => {
  it.each([
    [undefined, undefined, { page: 1 }],
    [1, 'abc', { page: 1 }],
    [lastPage, 'abc', { page: lastPage }],
    [lastPage + 1, 'abc', { page: lastPage + 1, cursor: 'abc' }],
    [lastPage + 1, undefined, { page: 1 }],
    [lastPage + 1, 'a b', { page: 1 }],
    [lastPage + 1, '', { page: 1 }],
    [1_000_001, 'abc', { page: 1 }],
  ])('of page %s and cursor %j is %j', (page, cursor, asked) => {
    expect(pageAddress(page, cursor)).toEqual(asked);
  });

  it('leaves out the first', () => {
    expect(pageInAddress({ page: 1 })).toEqual({});
    expect(pageInAddress({ page: 2 })).toEqual({ page: 2 });
    expect(pageInAddress({ page: lastPage + 5, cursor: 'x.y-z' })).toEqual({
      page: lastPage + 5,
      cursor: 'x.y-z',
    });
  });

  it.each([0, -1, 1.5, '2', 'last', lastPage + 1])('is the first for %j', (asked) => {
    expect(v.parse(pageParam, asked)).toBeUndefined();
  });

  it('goes on beyond the numbered pages in a long list', () => {
    expect(v.parse(longPageParams.page, lastPage + 1)).toBe(lastPage + 1);
    expect(v.parse(longPageParams.page, 'last')).toBeUndefined();
    expect(v.parse(longPageParams.cursor, 7)).toBeUndefined();
  });
});
