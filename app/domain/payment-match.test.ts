import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { creditorReference } from './creditor-reference.ts';
import { inGroupsOfFour } from './iban.ts';
import { decimalFromCents } from './money.ts';
import { isMatch, paymentMatch } from './payment-match.ts';

const orders = fc.integer({ min: 1, max: 2_147_483_647 });

describe('a line of a bank statement', () => {
  it('finds its order by the reference alone, however it is written and whatever stands around it', () => {
    const noise = fc.constantFrom('', 'SEPA CT ', '85,50 EUR ', 'Katerina Manou / ', 'ref: ');
    fc.assert(
      fc.property(orders, noise, noise, fc.boolean(), (number, before, after, grouped) => {
        const reference = creditorReference(String(number));
        const line = `${before}${grouped ? inGroupsOfFour(reference) : reference} ${after}`;
        const { orderNumbers, amounts } = paymentMatch(grouped ? line.toLowerCase() : line);
        expect(amounts).toEqual([]);
        expect(orderNumbers).toContain(number);
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds an order by its amount as people and banks write it', () => {
    for (const typed of ['1234.50', '1234,50', '1.234,50', '1,234.50', '€ 1234,5', '1234.5 EUR']) {
      expect(isMatch(paymentMatch(typed), { number: '1', total: 123_450 })).toBe(true);
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (total) => {
        expect(paymentMatch(decimalFromCents(total)).amounts).toContain(total);
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds an order by its number, which may be an amount as well', () => {
    expect(paymentMatch('301')).toEqual({ orderNumbers: [301], amounts: [30_100] });
    expect(isMatch(paymentMatch('order 301, please'), { number: '301', total: 1 })).toBe(true);
  });

  it('finds nothing in words', () => {
    expect(paymentMatch('Katerina')).toEqual({ orderNumbers: [], amounts: [] });
    expect(paymentMatch('99999999999999999999')).toEqual({ orderNumbers: [], amounts: [] });
  });

  it('reads anything at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const { orderNumbers, amounts } = paymentMatch(typed);
        expect([...orderNumbers, ...amounts].every((found) => found > 0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});
