import { expect, it } from 'vitest';

import { isMadeOf } from './password-words.ts';

const words = ['Astera', 'nina_k', 'nina.k@example.test', 'Şule'];

it.each([
  'astera2026!',
  'ASTERA-ASTERA',
  '12 Astera 34',
  'Nina.K@Example.Test',
  'nina-k-1990',
  'Şule1234',
  'a5stera',
])('finds that %s is made of a word', (password) => {
  expect(isMadeOf(password, words)).toBe(true);
});

it.each(['astera tangerine', 'my astera', 'ninak boat', 'tangerine boat', '12345678901', ''])(
  'lets %j be, which is more than the word',
  (password) => {
    expect(isMadeOf(password, words)).toBe(false);
  },
);

it('lets short words be, but for the whole password', () => {
  expect(isMadeOf('abc12345', ['abc'])).toBe(false);
  expect(isMadeOf('ABC', ['abc'])).toBe(true);
  expect(isMadeOf('tangerine', [''])).toBe(false);
});
