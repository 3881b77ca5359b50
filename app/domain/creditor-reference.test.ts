import fc from 'fast-check';
import { expect, it } from 'vitest';

import { creditorReference, isCreditorReference } from './creditor-reference.ts';

it('makes the reference that the standard gives as its example', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034');
});

it('carries the number of the order and checks out, for every number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (number) => {
      const reference = creditorReference(String(number));
      expect(reference.slice(4)).toBe(String(number));
      expect(isCreditorReference(reference)).toBe(true);
    }),
  );
});

it('takes numbers of other shops: with letters, signs and great length', () => {
  expect(creditorReference('WEB-2026/17').slice(4)).toBe('WEB202617');
  const long = creditorReference('9'.repeat(40));
  expect([long.length, isCreditorReference(long)]).toEqual([25, true]);
});

it('refuses a reference with two neighbouring digits swapped', () => {
  expect(isCreditorReference('RF18539007547034')).toBe(true);
  expect(isCreditorReference('RF18530907547034')).toBe(false);
});
