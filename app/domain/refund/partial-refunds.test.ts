import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { earningOf } from '#domain/money/earnings.ts';

import {
  earningLeft,
  leftOf,
  partialRefunds,
  partsLeft,
  partsOf,
  refundedOf,
  refundedParts,
  type OrderParts,
} from './partial-refunds.ts';

const refund = (id: number, cents: number) => ({ id, cents, reason: '' });
const received = (...refunds: readonly ReturnType<typeof refund>[]) => {
  return { payment: 'received', total: 6_500, refunds } as const;
};

describe('the partial refunds of an order', () => {
  it('are its refunds by their ids, and leave what they did not take', () => {
    const order = received(refund(12, 700), refund(11, 1_000));
    expect(partialRefunds(order).map(({ id }) => id)).toEqual([11, 12]);
    expect([leftOf(order), refundedOf(order)]).toEqual([4_800, 1_700]);
  });

  it('are not the refund of the rest, once the order is refunded', () => {
    const order = received(refund(11, 1_000), refund(12, 5_500));
    expect([leftOf(order), refundedOf(order)]).toEqual([0, 6_500]);
    const whole = { ...order, payment: 'refunded' } as const;
    expect(partialRefunds(whole).map(({ id }) => id)).toEqual([11]);
    expect([leftOf(whole), refundedOf(whole)]).toEqual([5_500, 6_500]);
    // The app marks an order of a WordPress as refunded without a refund of WooCommerce.
    const marked = { ...whole, refunds: [refund(11, 1_000)] };
    expect([leftOf(marked), refundedOf(marked)]).toEqual([5_500, 6_500]);
  });

  it('are never more than its total', () => {
    const order = received(refund(11, 6_000), refund(12, 900), refund(13, 5));
    expect(partialRefunds(order).map(({ cents }) => cents)).toEqual([6_000, 500]);
    expect(leftOf(order)).toBe(0);
  });
});

describe('what refunds leave of the parts of an order', () => {
  it('is in proportion', () => {
    const parts = { shipping: 500, share: 4_800, commission: 1_200, tax: 1_500 };
    expect(partsLeft(parts, [800])).toEqual({
      ...{ shipping: 450, share: 4_320, commission: 1_080, tax: 1_350 },
    });
    // 20 % of 65 € are 13 €; of a refund of 10.01 € the shop bears 2.00 € and the celebrity 8.01 €.
    const earning = earningOf({ total: 6_500, shipping: 0 }, 2_000);
    expect(earningLeft(earning, 0, [1_001])).toEqual({
      ...{ price: 5_499, shipping: 0, commission: 1_100, theirs: 4_399 },
    });
    expect(earningLeft(earning, 0, [1_001, 5_499])).toEqual({
      ...{ price: 0, shipping: 0, commission: 0, theirs: 0 },
    });
  });

  const amount = fc.integer({ min: 0, max: 500_000 });
  const life = fc
    .record({
      parts: fc.record({ shipping: amount, share: amount, commission: amount, tax: amount }),
      portions: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
      isWhole: fc.boolean(),
    })
    .map(({ parts, portions, isWhole }) => {
      const total = refundedParts.reduce((sum, part) => sum + parts[part], 0);
      const refunds: number[] = [];
      let left = total;
      for (const portion of portions) {
        refunds.push(Math.round(left * portion));
        left -= refunds.at(-1) ?? 0;
      }
      return { parts, total, refunds: isWhole ? [...refunds, left] : refunds, isWhole };
    });
  const sumOf = (parts: OrderParts) => refundedParts.reduce((sum, part) => sum + parts[part], 0);

  it('loses no cent after any refunds, takes no part below 0, and ends with nothing', () => {
    fc.assert(
      fc.property(life, ({ parts, total, refunds, isWhole }) => {
        let before = parts;
        for (const [index, cents] of refunds.entries()) {
          const after = partsLeft(parts, refunds.slice(0, index + 1));
          expect(sumOf(after)).toBe(sumOf(before) - cents);
          for (const part of refundedParts) {
            expect(after[part]).toBeGreaterThanOrEqual(0);
            expect(after[part]).toBeLessThanOrEqual(before[part]);
            // Within a cent of the exact proportion of what was left.
            const exact = sumOf(before) === 0 ? 0 : (before[part] * cents) / sumOf(before);
            expect(Math.abs(before[part] - after[part] - exact)).toBeLessThanOrEqual(1);
          }
          before = after;
        }
        expect(sumOf(before)).toBe(total - refunds.reduce((sum, cents) => sum + cents, 0));
        if (isWhole) expect(Object.values(before)).toEqual([0, 0, 0, 0]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps an earning equal to its parts', () => {
    fc.assert(
      fc.property(life, ({ parts, refunds }) => {
        const { shipping, share, commission, tax } = parts;
        const whole = {
          ...{ shipping, commission },
          ...{ price: share + commission, theirs: share + shipping },
        };
        const left = earningLeft(whole, tax, refunds);
        expect(left.price + left.shipping).toBe(left.theirs + left.commission);
        expect(partsOf(left, 0)).toEqual({ ...partsLeft(parts, refunds), tax: 0 });
      }),
    );
  });
});
