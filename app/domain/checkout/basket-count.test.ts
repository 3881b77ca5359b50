import { expect, it } from 'vitest';

import { countIn } from './basket-count.ts';

it.each([
  [null, 0],
  ['', 0],
  ['no JSON', 0],
  ['null', 0],
  ['{}', 0],
  ['{"lines":7}', 0],
  ['{"lines":[]}', 0],
  ['{"lines":[{"kind":"service"}]}', 1],
  ['{"lines":[{"quantity":3},{"kind":"service"}]}', 4],
  ['{"lines":[{"quantity":99},{"quantity":-1},{"quantity":"2"}]}', 3],
  [JSON.stringify({ lines: Array.from({ length: 25 }, () => ({ quantity: 1 })) }), 20],
])('a kept basket %s holds %d things', (text, count) => {
  expect(countIn(text)).toBe(count);
});
