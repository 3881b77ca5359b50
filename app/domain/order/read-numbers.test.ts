import { describe, expect, it } from 'vitest';

import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import { amountFrom, isOrderNumber, referencedIn } from './read-numbers.ts';

describe('numbers in a line of a statement', () => {
  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['85,5', 8_550],
    ['85', 8_500],
    ['1234', 123_400],
    ['0,01', 1],
  ])('%s is %d cents', (text, cents) => {
    expect(amountFrom(text)).toBe(cents);
  });

  it.each(['', '0', '0,00', 'abc', '-5', '12345678901'])('%j is no amount', (text) => {
    expect(amountFrom(text)).toBeNull();
  });

  it('are those of orders where they are whole and no larger than a row number', () => {
    expect([1, 2_147_483_647].every(isOrderNumber)).toBe(true);
    expect([0, -1, 1.5, 2_147_483_648, Number.NaN].some(isOrderNumber)).toBe(false);
  });

  it('are found in a reference, also in groups of four', () => {
    const reference = creditorReference('314');
    const grouped = reference.replace(/(.{4})(?=.)/g, '$1 ');
    expect(referencedIn(`Payment ${reference} thanks`)).toEqual(['314']);
    expect(referencedIn(`Payment ${grouped}`)).toEqual(['314']);
  });

  it('are none where the check digits are wrong', () => {
    const reference = creditorReference('314');
    const wrong = reference.replace(/^RF../, 'RF00');
    expect(wrong).not.toBe(reference);
    expect(referencedIn(wrong)).toEqual([]);
    expect(referencedIn('no reference at all')).toEqual([]);
  });
});
