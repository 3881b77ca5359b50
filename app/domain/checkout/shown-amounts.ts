import type { Cents } from '#domain/money/money.ts';

interface Amounts {
  readonly total: Cents;
  readonly tax: Cents;
  /** Without tax. */
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  readonly includesTax: boolean;
}

/** The amounts of an order as they are shown, whose prices are with or without tax. */
export function shownAmounts({ total, tax, shipping, shippingTax, includesTax }: Amounts): {
  readonly items: Cents;
  readonly shipping: Cents;
} {
  const shown = includesTax ? shipping + shippingTax : shipping;
  return { items: total - shown - (includesTax ? 0 : tax), shipping: shown };
}
