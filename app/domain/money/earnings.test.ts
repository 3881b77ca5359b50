import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  commissionOf,
  firstCommission,
  rateAt,
  rateFromPercent,
  shownPercent,
} from './commission.ts';
import { locales } from '#domain/locale.ts';
import { earningOf, lastMonths } from './earnings.ts';
import { earningsByMonth } from './earnings-by-month.ts';

const prices = fc.integer({ min: 0, max: 99_999_999_999 });
const rates = fc.integer({ min: 0, max: 10_000 });

describe('the commission', () => {
  it('is a whole number of cents, never more than the price, and the nearest there is', () => {
    fc.assert(
      fc.property(prices, rates, (price, rate) => {
        const commission = commissionOf(price, rate);
        expect(Number.isSafeInteger(commission)).toBe(true);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission).toBeLessThanOrEqual(price);
        expect(Math.abs(commission * 10_000 - price * rate)).toBeLessThanOrEqual(5_000);
      }),
      { numRuns: 10_000 },
    );
  });

  it('leaves half a cent to the celebrity', () => {
    expect(commissionOf(250, 1_000)).toBe(25);
    expect(commissionOf(255, 1_000)).toBe(25);
    expect(commissionOf(256, 1_000)).toBe(26);
    expect(commissionOf(8_500, firstCommission)).toBe(1_700);
    expect([commissionOf(999, 0), commissionOf(999, 10_000)]).toEqual([0, 999]);
  });

  it('never grows smaller with the price or the rate', () => {
    fc.assert(
      fc.property(prices, rates, (price, rate) => {
        expect(commissionOf(price + 1, rate)).toBeGreaterThanOrEqual(commissionOf(price, rate));
        const more = Math.min(rate + 1, 10_000);
        expect(commissionOf(price, more)).toBeGreaterThanOrEqual(commissionOf(price, rate));
      }),
    );
  });

  it('is written in percent, with a comma or a point', () => {
    for (const [text, rate] of [
      ['20', 2_000],
      ['17,5', 1_750],
      [' 0.25 % ', 25],
      ['100', 10_000],
    ] as const) {
      expect(rateFromPercent(text)).toBe(rate);
    }
    for (const text of ['', '-1', '100.01', '1.234', 'a', '1e1', '1000']) {
      expect([text, rateFromPercent(text)]).toEqual([text, null]);
    }
    fc.assert(
      fc.property(rates, (rate) => {
        for (const locale of locales) {
          expect(rateFromPercent(shownPercent(rate, locale))).toBe(rate);
        }
      }),
    );
  });

  it('is written as the reader writes numbers', () => {
    const written = (['en', 'el', 'az'] as const).map((locale) => shownPercent(1_750, locale));
    expect(written).toEqual(['17.5', '17,5', '17,5']);
  });

  it('is the one under which an order was placed, whatever was set later', () => {
    const changes = [
      { at: '2026-03-01T00:00:00Z', rate: 1_500 },
      { at: '2026-05-01T00:00:00Z', rate: 1_000 },
    ];
    expect(rateAt(changes, '2026-02-28T23:59:59Z')).toBe(firstCommission);
    expect(rateAt(changes, '2026-03-01T00:00:00Z')).toBe(1_500);
    expect(rateAt(changes, '2026-06-01T00:00:00Z')).toBe(1_000);
  });
});

describe('what was earned', () => {
  it('adds up to what was paid, to the cent, and takes nothing of the shipping', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 5_000 }), rates, (price, shipping, rate) => {
        const earning = earningOf({ total: price + shipping, shipping }, rate);
        expect(earning.theirs + earning.commission).toBe(price + shipping);
        expect(earning.commission).toBe(commissionOf(price, rate));
      }),
    );
  });

  it('is in a month the sum of its orders, each reckoned by itself', () => {
    const order = fc.record({
      month: fc.constantFrom('2026-04', '2026-05'),
      period: fc.integer({ min: 0, max: 2 }),
      price: fc.integer({ min: 1, max: 5_000 }),
      shipping: fc.constantFrom(0, 490),
    });
    const ratesOf = [2_000, 1_750, 333];
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
        const groups = orders.map((one) => ({ ...one, count: 1, tax: 0, refunds: [] }));
        const months = earningsByMonth(['2026-03', '2026-04', '2026-05'], groups, ratesOf);
        for (const { month, ...sum } of months) {
          const own = orders
            .filter((one) => one.month === month)
            .map(({ price, shipping, period }) =>
              earningOf({ total: price + shipping, shipping }, ratesOf[period] ?? 0),
            );
          const total = (key: keyof (typeof own)[number]) =>
            own.reduce((all, one) => all + one[key], 0);
          expect(sum).toEqual({
            count: own.length,
            price: total('price'),
            shipping: total('shipping'),
            commission: total('commission'),
            theirs: total('theirs'),
          });
        }
      }),
    );
    const many = {
      ...{ month: '2026-04', period: 0, price: 255, shipping: 0, count: 3 },
      ...{ tax: 0, refunds: [] },
    };
    expect(earningsByMonth(['2026-04'], [many], [1_000])[0]).toMatchObject({
      count: 3,
      price: 765,
      commission: 75,
      theirs: 690,
    });
  });

  it('is less by what went back, of each order by itself', () => {
    // Of 65 € and 5 € of shipping, 7 € went back: a tenth of each. Then 63 ct of the rest.
    const group = {
      ...{ month: '2026-04', period: 0, price: 6_500, shipping: 1_000, count: 2 },
      ...{ tax: 0, refunds: [700, 63] },
    };
    expect(earningsByMonth(['2026-04'], [group], [2_000])[0]).toEqual({
      ...{ month: '2026-04', count: 2 },
      ...{ shipping: 890, price: 11_584, commission: 2_316, theirs: 10_158 },
    });
  });

  it('is told for the last months, over the turn of a year', () => {
    expect(lastMonths(Date.UTC(2026, 1, 28), 4)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(lastMonths(Date.UTC(2026, 11, 31), 1)).toEqual(['2026-12']);
  });
});
