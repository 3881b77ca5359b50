import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money.ts';

/** The failure of an order that was placed at another price than today's, which it carries. */
export function priceChanged(price: Cents): AppError {
  return new AppError('price_changed', { fields: { price: String(price) } });
}

/** Today's price, when an order failed since it was placed at another one; else null. */
export function freshPriceOf(error: unknown): Cents | null {
  if (!(error instanceof AppError) || error.code !== 'price_changed') return null;
  const { price = '' } = error.fields;
  return /^\d{1,9}$/.test(price) ? Number(price) : null;
}
