import { describe, expect, it } from 'vitest';

import { sumOfQuotes, type OrderQuote } from './quote.ts';
import { shownAmounts } from './shown-amounts.ts';

describe('amounts of an order as they are shown', () => {
  it('add up to the total, with the tax on top or within them', () => {
    const order = { shipping: 400, shippingTax: 96 };
    const without = { ...order, total: 4_340, tax: 840, includesTax: false };
    expect(shownAmounts(without)).toEqual({ items: 3_100, shipping: 400 });
    const within = { ...order, total: 3_596, tax: 696, includesTax: true };
    expect(shownAmounts(within)).toEqual({ items: 3_100, shipping: 496 });
  });
});

describe('several orders', () => {
  const quote: OrderQuote = {
    ...{ celebrityId: 1, items: 1_000, shipping: null, shippingTitle: '', tax: 240 },
    ...{ includesTax: false, total: 1_240, rates: [], rateId: null },
  };

  it('cost what each of them costs, and nothing to send where nothing is sent', () => {
    expect(sumOfQuotes([quote, quote])).toMatchObject({ total: 2_480, tax: 480, shipping: null });
    const sent = { ...quote, shipping: 0 };
    expect(sumOfQuotes([quote, sent])).toMatchObject({ shipping: 0 });
  });
});
