import { expect, it } from 'vitest';

import { emptyBasket } from '#domain/checkout/basket.ts';

import { isSolvable, problemOf, withProblemsSolved } from './line-facts.ts';

it('refuses a request while its celebrity takes none, and leaves it in the basket', () => {
  const closure = {
    kind: 'holiday',
    until: '2026-03-12T00:00:00.000Z',
    opens: '2026-03-12',
  } as const;
  const line = { id: 'a', price: 6_500 };
  const facts = { price: 7_000, stock: null };
  const problem = problemOf(line, { ...facts, closure });
  expect(problem).toEqual({ id: 'a', kind: 'closed', closure });
  if (!problem) return;
  expect(isSolvable(problem)).toBe(false);
  expect(withProblemsSolved(emptyBasket, [problem])).toBe(emptyBasket);
  expect(problemOf(line, facts)).toMatchObject({ kind: 'price-changed' });
});
