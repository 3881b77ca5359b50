import { expect, it } from 'vitest';

import { sameText } from './same-text.ts';

it.each([
  ['', '', true],
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['é', 'e\u0301', false],
  ['Ω', 'Ω', true],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(sameText(one, other)).toBe(isSame);
});
