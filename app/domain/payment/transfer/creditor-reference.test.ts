import fc from 'fast-check';
import { generate, validate } from 'node-iso11649';
import { expect, it } from 'vitest';

import { creditorReference, isCreditorReference } from './creditor-reference.ts';

it('makes the reference that the standard gives as its example', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034');
});

it('carries the number of the order and checks out, as an independent library says, for every number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (number) => {
      const reference = creditorReference(String(number));
      expect(reference.slice(4)).toBe(String(number));
      expect(reference).toBe(generate(String(number)));
      expect([isCreditorReference(reference), validate(reference)]).toEqual([true, true]);
    }),
    { numRuns: 10_000 },
  );
});

it('takes letters as the independent library does', () => {
  const own = fc.string({
    unit: fc.constantFrom(...'0123456789ABCXYZ'),
    minLength: 1,
    maxLength: 21,
  });
  fc.assert(
    fc.property(own, (text) => {
      expect(creditorReference(text)).toBe(generate(text));
    }),
    { numRuns: 10_000 },
  );
});

it('takes numbers of other shops: with letters, signs and great length', () => {
  expect(creditorReference('WEB-2026/17').slice(4)).toBe('WEB202617');
  const long = creditorReference('9'.repeat(40));
  expect([long.length, isCreditorReference(long), validate(long)]).toEqual([25, true, true]);
});

it('refuses one changed digit and two swapped neighbours, wherever they are', () => {
  const numbers = fc.integer({ min: 10, max: 2_147_483_647 });
  fc.assert(
    fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const reference = creditorReference(String(number));
      const place = 2 + (at % (reference.length - 2));
      const other = (Number(reference[place]) + by) % 10;
      const changed = reference.slice(0, place) + other + reference.slice(place + 1);
      expect([isCreditorReference(changed), validate(changed)]).toEqual([false, false]);
      const [left = '', right = ''] = reference.slice(place, place + 2);
      if (right === '' || left === right) return;
      const swapped = reference.slice(0, place) + right + left + reference.slice(place + 2);
      expect([isCreditorReference(swapped), validate(swapped)]).toEqual([false, false]);
    }),
    { numRuns: 10_000 },
  );
});
