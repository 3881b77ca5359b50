import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { amountsIn, checkoutIn, orderMatch } from './order-match.ts';
import { isMatch } from './order-match-rank.ts';
import { matchRank } from './match-rank.ts';

const people = {
  billing: {
    firstName: 'Đorđe',
    lastName: 'Παπαδόπουλος',
    company: '',
    email: 'dj.p@example.test',
  },
  celebrityName: 'Бора Yıldıran',
};

const orders = fc.integer({ min: 1, max: 2_147_483_647 });

describe('a line of a bank statement', () => {
  it('finds its order by the reference alone, however it is written and whatever stands around it', () => {
    const noise = fc.constantFrom('', 'SEPA CT ', '85,50 EUR ', 'Katerina Manou / ', 'ref: ');
    fc.assert(
      fc.property(orders, noise, noise, fc.boolean(), (number, before, after, grouped) => {
        const reference = creditorReference(String(number));
        const line = `${before}${grouped ? inGroupsOfFour(reference) : reference} ${after}`;
        const { orderNumbers, amounts } = orderMatch(grouped ? line.toLowerCase() : line);
        expect(amounts).toEqual([]);
        expect(orderNumbers).toContain(number);
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds an order by its amount as people and banks write it', () => {
    for (const typed of ['1234.50', '1234,50', '1.234,50', '1,234.50', '€ 1234,5', '1234.5 EUR']) {
      expect(isMatch(orderMatch(typed), { ...people, number: '1', total: 123_450 })).toBe(true);
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (total) => {
        expect(orderMatch(decimalFromCents(total)).amounts).toContain(total);
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds an order by its number, which may be an amount as well', () => {
    expect(orderMatch('301')).toEqual({
      ...{ orderNumbers: [301], amounts: [30_100] },
      ...{ checkouts: [], words: [] },
    });
    expect(isMatch(orderMatch('order 301, please'), { ...people, number: '301', total: 1 })).toBe(
      true,
    );
  });

  it('finds an order by its fan or its celebrity, however the name is written', () => {
    const order = { ...people, number: '1', total: 1 };
    for (const typed of ['djordje', 'Ђорђе', 'papadop', 'bora yildiran', 'dj.p@example.test']) {
      expect([typed, isMatch(orderMatch(typed), order)]).toEqual([typed, true]);
    }
    for (const typed of ['Katerina', 'bora Katerina', '99999999999999999999', '']) {
      expect([typed, isMatch(orderMatch(typed), order)]).toEqual([typed, false]);
    }
  });

  it('ranks a whole name above an amount, and both above one of them', () => {
    const rank = (billing: object, total: number) =>
      matchRank(orderMatch('BORA YILDIRAN 50,00'), {
        ...people,
        ...{ celebrityName: '', billing: { ...people.billing, ...billing } },
        ...{ number: '1', total },
      });
    const bora = { firstName: 'Bora', lastName: 'Yıldıran' };
    const ranks = [
      rank(bora, 5000),
      rank(bora, 1),
      rank({ firstName: 'Bora' }, 5000),
      rank({}, 5000),
    ];
    expect(ranks).toEqual([32, 22, 11, 10]);
  });

  it('looks for no one by name where a reference says which order it is', () => {
    const line = `${creditorReference('301')} Ђорђе`;
    expect(orderMatch(line)).toEqual({
      ...{ orderNumbers: [301], amounts: [] },
      ...{ checkouts: [], words: [] },
    });
  });

  it('reads anything at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const { orderNumbers, amounts } = orderMatch(typed);
        expect([...orderNumbers, ...amounts].every((found) => found > 0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds the orders of one checkout by the reference that they share, however it is written', () => {
    for (const [customer, seed] of [
      [1, 0],
      [14, 48_291_376],
      [123_456, 7],
      [2_147_483_647, 99_999_999],
    ] as const) {
      const own = checkoutReference(customer, seed);
      const reference = creditorReference(own);
      const grouped = reference.replaceAll(/(.{4})/g, '$1 ').trim();
      for (const line of [
        reference,
        grouped,
        `SEPA CT ${grouped.toLowerCase()} OLU 184,00 EUR`,
        `${reference} 184`,
      ]) {
        expect([line, orderMatch(line)]).toEqual([
          line,
          { orderNumbers: [], checkouts: [own], amounts: [], words: [] },
        ]);
        expect(checkoutIn(line)).toBe(own);
      }
      const order = { ...people, number: '301', total: 1 };
      const wanted = orderMatch(reference);
      expect(isMatch(wanted, { ...order, checkout: { reference: own } })).toBe(true);
      expect(isMatch(wanted, { ...order, checkout: null })).toBe(false);
      expect(isMatch(wanted, { ...order, checkout: { reference: `${own}0` } })).toBe(false);
    }
  });

  it('reads no checkout from a reference of an order, from two of them, and from a mistyped one', () => {
    const [one, other] = [checkoutReference(14, 1), checkoutReference(14, 2)].map(
      creditorReference,
    );
    expect(checkoutIn(creditorReference('301'))).toBeNull();
    expect(checkoutIn(`${one} ${other}`)).toBeNull();
    expect(checkoutIn(`${one}`.replace('C', 'C9'))).toBeNull();
    expect(checkoutIn('184,00')).toBeNull();
  });

  it('reads the amounts of a line, and no other digits of it', () => {
    const line = `${creditorReference(checkoutReference(14, 48_291_376))} 24.11.2026 1.184,00 EUR`;
    expect(amountsIn(line)).toEqual([118_400]);
    expect(amountsIn('RF34 14C4 8291 3760 184.00 184,00')).toEqual([18_400]);
    expect(amountsIn('OLU 184')).toEqual([]);
  });
});
