import type { Cents } from '#domain/money/money.ts';

interface Amounts {
  readonly total: Cents;
  readonly tax: Cents;
  /** Excluding tax. */
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  readonly includesTax: boolean;
}

/** The amounts of an order as displayed, in a shop whose prices include or exclude tax. */
export function shownAmounts({ total, tax, shipping, shippingTax, includesTax }: Amounts): {
  readonly items: Cents;
  readonly shipping: Cents;
} {
  const shown = includesTax ? shipping + shippingTax : shipping;
  return { items: total - shown - (includesTax ? 0 : tax), shipping: shown };
}
