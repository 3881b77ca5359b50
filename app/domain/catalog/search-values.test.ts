import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { categorySlug, country, euros, page, parameter, searchText } from './search-values.ts';

describe('what an address may say of a list', () => {
  it.each([
    ['  maria   del  mar ', 'maria del mar'],
    [2024, '2024'],
    ['a'.repeat(120), 'a'.repeat(100)],
    ['e\u0301', 'é'],
  ])('searches %j for %j', (typed, words) => {
    expect(v.parse(searchText, typed)).toBe(words);
  });

  it.each(['', '   ', 'bell\u0007', 'broken \uFFFD', 'half \uD83D', null, {}, undefined])(
    'searches %j for nothing',
    (typed) => {
      expect(v.safeParse(searchText, typed).success).toBe(false);
    },
  );

  it.each([
    ['gr', 'GR'],
    [' De ', 'DE'],
  ])('takes the country %j as %s', (typed, code) => {
    expect(v.parse(country, typed)).toBe(code);
  });

  it.each(['XX', 'Greece', '', 7])('takes %j for no country', (typed) => {
    expect(v.safeParse(country, typed).success).toBe(false);
  });

  it.each([
    ['Musicians', 'musicians'],
    ['μουσική', 'μουσική'],
    ['rock_2-go', 'rock_2-go'],
  ])('takes the category %j as %s', (typed, slug) => {
    expect(v.parse(categorySlug, typed)).toBe(slug);
  });

  it.each(['-music', 'a b', 'a/b', '..', 'x'.repeat(101)])('takes %j for no category', (typed) => {
    expect(v.safeParse(categorySlug, typed).success).toBe(false);
  });

  it.each([
    ['0', 0],
    [50, 50],
    ['1000000', 1_000_000],
  ])('takes %j as %d euros', (typed, amount) => {
    expect(v.parse(euros, typed)).toBe(amount);
  });

  it.each(['1000001', '-1', '1.5', '1e3', 'many', true])('takes %j for no euros', (typed) => {
    expect(v.safeParse(euros, typed).success).toBe(false);
  });

  it('counts pages from one', () => {
    expect(v.parse(page, '3')).toBe(3);
    expect(v.safeParse(page, 0).success).toBe(false);
  });

  it('opens the page of a bad link without what does not fit', () => {
    expect(v.parse(parameter(page), 'last')).toBeUndefined();
    expect(v.parse(parameter(page), undefined)).toBeUndefined();
    expect(v.parse(parameter(page), 2)).toBe(2);
  });
});
