import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { creditorReference } from '#domain/payment/creditor-reference.ts';
import { inGroupsOfFour } from '#domain/payment/iban.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { isMatch, matchRank, orderMatch } from './order-match.ts';

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
    expect(orderMatch('301')).toEqual({ orderNumbers: [301], amounts: [30_100], words: [] });
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

  it('looks for nobody by name where a reference says which order it is', () => {
    const line = `${creditorReference('301')} Ђорђе`;
    expect(orderMatch(line)).toEqual({ orderNumbers: [301], amounts: [], words: [] });
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
});
