import { expect, it } from 'vitest';

import { areTooMany } from './unpaid-pieces.ts';

const limits = { all: 20, each: 10 };
const of = (productId: number, quantity: number) => ({ productId, quantity });

it.each([
  ['nothing', [], false],
  ['as many of one product as are allowed', [of(1, 10)], false],
  ['as many as are allowed in all', [of(1, 10), of(2, 10)], false],
  ['one more of a product, over several orders', [of(1, 6), of(1, 5)], true],
  ['one more in all', [of(1, 10), of(2, 10), of(3, 1)], true],
])('tells whether %s is too much', (_what, held, tooMany) => {
  expect(areTooMany(held, limits)).toBe(tooMany);
});
