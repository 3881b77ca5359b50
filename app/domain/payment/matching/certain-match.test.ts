import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';

import { line, order, rf, together } from './match.fixture.ts';
import { matchLines } from './match-lines.ts';

const arbitraryOrder = fc.record({
  id: fc.integer({ min: 1, max: 120 }),
  total: fc.constantFrom(1000, 6500, 7500, 8550),
  status: fc.constantFrom('on-hold', 'admin-approval', 'cancelled', 'completed'),
  payment: fc.constantFrom('awaiting', 'awaiting', 'received', 'refund-due'),
  checkout: fc.constantFrom(null, null, together, checkoutReference(7, 4)),
  received: fc.constantFrom(0, 0, 500),
});
const arbitraryLine = fc.record({
  cents: fc.constantFrom(-6500, 500, 1000, 6000, 6500, 7500, 8550, 14_000, 15_050),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  words: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 130 }).map(rf),
      fc.integer({ min: 1, max: 130 }).map((id) => inGroupsOfFour(rf(id))),
      fc.constantFrom(rf(together), inGroupsOfFour(rf(together)), 'order', 'RF', 'RF00', '41'),
      fc.integer({ min: 0, max: 99_999 }).map(String),
      // A digit that was mistyped.
      fc.integer({ min: 1, max: 130 }).map((id) => rf(id).replace(/\d$/, '9')),
    ),
    { maxLength: 4 },
  ),
});

describe('whatever orders and lines there are', () => {
  it('a match is certain only with a whole reference and the amount that is due, and once for an order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryOrder, { selector: ({ id }) => id, maxLength: 40 }),
        fc.array(arbitraryLine, { maxLength: 30 }),
        (some, lines) => {
          const orders = some.map((own) => order(own.id, own));
          const written = lines.map(({ words, ...own }) => line({ ...own, text: words.join(' ') }));
          const matches = matchLines(written, orders);
          const paid = matches.flatMap(({ state, proposals }, at) => {
            if (state !== 'certain') return [];
            const shares = proposals[0]?.orders ?? [];
            const text = written[at]?.text.replaceAll(' ', '') ?? '';
            for (const { id, cents } of shares) {
              const own = orders.find((one) => one.id === id)!;
              const isNamed = [String(id), ...(own.checkout === null ? [] : [own.checkout])].some(
                (part) => text.includes(rf(part)),
              );
              expect([isNamed, own.payment, own.status === 'cancelled', cents]).toEqual([
                true,
                'awaiting',
                false,
                own.total - own.received,
              ]);
            }
            expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(written[at]?.cents);
            expect(written[at]?.currency).toBe('EUR');
            return shares.map(({ id }) => id);
          });
          expect(new Set(paid).size).toBe(paid.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
