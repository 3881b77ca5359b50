import { describe, expect, it } from 'vitest';

import { searchWords } from './search-words.ts';
import { describing, findsAll, findsEach, waysToFind } from './word-match.ts';

const finds = (typed: string, text: string) => findsAll(searchWords(typed), searchWords(text));

describe('what a search finds', () => {
  it.each([
    ['post', 'Signed poster'],
    ['POST sig', 'Signed poster'],
    ['vol 2', 'Greatest hits, vol. 2'],
    ['202', 'Calendar 2027'],
    ['777', 'Star 7770'],
    ['77b', 'Flat 77b2'],
    ['2pac', '2Pac'],
    ['', 'Anything'],
  ])('%j finds %j', (typed, text) => expect(finds(typed, text)).toBe(true));

  it.each([
    ['oster', 'Signed poster'],
    ['signed mug', 'Signed poster'],
    ['vol 2', 'Greatest hits, vol. 21'],
    ['7', 'Star 77'],
    ['20', 'Calendar 2027'],
    ['2', '2Pac'],
  ])('%j does not find %j', (typed, text) => expect(finds(typed, text)).toBe(false));
});

describe('what describes someone', () => {
  const found = (typed: string) =>
    findsEach(searchWords(typed).map(waysToFind), [
      'mira',
      ...searchWords('müğənni und jazz').map(describing),
    ]);

  it.each(['mir', 'muge', 'müğənni', 'jazz mira', 'und'])('is found by %j', (typed) =>
    expect(found(typed)).toBe(true),
  );

  it.each(['mug', 'un', 'mira mug', 'ira'])('is not found by %j', (typed) =>
    expect(found(typed)).toBe(false),
  );
});
