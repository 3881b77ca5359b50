import type { WireProduct } from '#backend/contract/catalog/product.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';

/** The celebrity's price, and what fans pay instead while it is on sale in the shop's own pages. */
export function pricesOf({ price, regular_price: regular }: WireProduct): {
  readonly price: Cents;
  readonly sale: Cents | null;
} {
  const paid = centsFromDecimal(price);
  const asked = regular === '' ? paid : centsFromDecimal(regular);
  return { price: asked, sale: paid < asked ? paid : null };
}
