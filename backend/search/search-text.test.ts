import { describe, expect, it } from 'vitest';

import { latinWords } from './latin-words.ts';
import { productSearchText, vendorSearchText, wordsOf } from './search-text.ts';

const everywhere = (text: string) => ({
  en: text,
  el: text,
  az: text,
  ru: text,
  sr: text,
  tr: text,
});

describe('the words of a search', () => {
  it.each([null, undefined, '', '   '])('are none for %j', (search) => {
    expect(wordsOf(search)).toBeNull();
  });

  it('are eight at most', () => {
    expect(wordsOf('one two three four five six seven eight nine ten')).toHaveLength(8);
  });

  it('are folded as what is found is', () => {
    expect(wordsOf('DANAË')).toEqual(wordsOf('danae'));
    expect(wordsOf('Ωmega')).toEqual(wordsOf('ωmega'));
  });
});

describe('what is searched', () => {
  it('begins with the name of the store, by which lists are sorted', () => {
    const text = vendorSearchText({
      shopName: 'Danae Vellis',
      displayName: 'danae',
      title: everywhere('Singer'),
    });
    expect(text).toBe('danae velis ~singer');
    expect(text).toContain('singer');
  });

  it('holds a product’s title in every language, and each word once', () => {
    const words = productSearchText({ ...everywhere('Record'), ru: 'Пластинка' }).split(' ');
    expect(words).toContain('record');
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('words for an address', () => {
  it.each([
    ['Café del Mar', ['cafe', 'del', 'mar']],
    ['Rock & Roll 2', ['rock', 'roll', '2']],
  ])('of %s are %j', (text, words) => {
    expect(latinWords(text)).toEqual(words);
  });

  it('of a text in another script are what a search compares', () => {
    const words = latinWords('Светлана');
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
  });
});
