import * as v from 'valibot';
import { expect, it } from 'vitest';

import { mayRemoveThanks, mayThank, thanksSchema } from './thanks.ts';

const order = { customerId: 4, celebrityId: 2, status: 'completed' } as const;

it('is said by the fan of a delivered order', () => {
  expect(mayThank({ id: 4, role: 'fan' }, order)).toBe(true);
  expect(mayThank({ id: 5, role: 'manager' }, order)).toBe(false);
  expect(mayThank({ id: 2, role: 'celebrity' }, order)).toBe(false);
  expect(mayThank({ id: 4, role: 'fan' }, { ...order, status: 'processing' })).toBe(false);
});

it('has between 1 and 280 characters', () => {
  for (const words of ['', '   ', 'x'.repeat(281)]) {
    expect(v.is(thanksSchema, { words })).toBe(false);
  }
  expect(v.parse(thanksSchema, { words: ` ${'x'.repeat(280)} ` })).toEqual({
    words: 'x'.repeat(280),
  });
});

it('is taken away by managers only', () => {
  expect(mayRemoveThanks({ role: 'manager' })).toBe(true);
  expect(mayRemoveThanks({ role: 'celebrity' })).toBe(false);
});
