import { expect, it } from 'vitest';

import { shareText, timeInShort } from './figure-text.ts';

it.each([
  [0, 'minute', 0],
  [29, 'minute', 0],
  [89 * 60, 'minute', 89],
  [90 * 60, 'hour', 2],
  [47 * 3600, 'hour', 47],
  [48 * 3600, 'day', 2],
  [7 * 86_400, 'day', 7],
])('writes %i seconds as one whole number', (seconds, unit, count) => {
  expect(timeInShort(seconds)).toEqual({ unit, count });
});

it('writes shares as each language does', () => {
  expect(shareText(0.826, 'en')).toBe('83%');
  expect(shareText(1, 'tr')).toBe('%100');
});
