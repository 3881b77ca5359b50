import type { NewOrderOf } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/money.ts';

/** What the fan agreed to pay for an order; no order may come to any other total. */
export function agreedOf({ lines, total }: NewOrderOf): Cents {
  const pieces = lines.map((line) => line.price * (line.kind === 'product' ? line.quantity : 1));
  return total ?? pieces.reduce((sum, price) => sum + price, 0);
}
