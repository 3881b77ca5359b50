import { describe, expect, it } from 'vitest';

import { countriesByName } from '#domain/country/country.ts';
import { locales } from '#domain/locale.ts';
import { typedMatch } from './typed-match.ts';

describe('a name of a list is found by typing a part of it', () => {
  it.each([
    ['osterreich', 'Österreich'],
    ['ÖSTER', 'Österreich'],
    ['turkiye', 'Türkiye'],
    ['ελλαδα', 'Ελλάδα'],
    ['ΕΛΛΑΔΑ', 'Ελλάδα'],
    ['cote', 'Côte d’Ivoire'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['kirgizistan', 'Kırgızistan'],
    ['israil', 'İsrail'],
    ['azerbaycan', 'Azərbaycan'],
    ['srbija', 'Србија'],
    ['енглеска', 'Енглеска'],
    ['united  k', 'United Kingdom'],
    // While it is being typed: what two letters sound like together is no hindrance to the first of them.
    ['ο', 'Ουγγαρία'],
    ['p', 'Philippines'],
    ['', 'Österreich'],
    [' ', 'Österreich'],
    ['(3', 'Greece (3)'],
  ])('"%s" finds "%s"', (typed, name) => {
    expect(typedMatch(typed)(name)).toBe(true);
  });

  it.each([
    ['osterreich', 'Australia'],
    ['turkiye', 'Turkmenistan'],
    ['-', 'Greece'],
  ])('"%s" does not find "%s"', (typed, name) => {
    expect(typedMatch(typed)(name)).toBe(false);
  });

  it('finds every country by any beginning of its name, in every language', () => {
    for (const locale of locales) {
      for (const { name } of countriesByName(locale)) {
        for (let length = 1; length <= name.length; length += 1) {
          expect(typedMatch(name.slice(0, length))(name)).toBe(true);
        }
      }
    }
  });
});
