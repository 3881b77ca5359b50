import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import { id, uuid } from './ids.ts';
import { maxPieces, basketLineSchema, type BasketLine } from './basket-line.ts';
import { piecesOf } from './basket-pieces.ts';

/** What one browser may hold before it is ordered. */
export const maxBasketLines = 20;
const basketSchema = v.object({
  lines: v.pipe(v.array(basketLineSchema), v.maxLength(maxBasketLines)),
  /**
   * By celebrity: the key under which the next order with her is made. However often and from however many windows it
   * is sent, it makes one order; a new one is made when that is known.
   */
  keys: v.record(v.string(), uuid),
  /** Keys that were sent at least once and not answered yet. */
  sent: v.pipe(v.array(uuid), v.maxLength(maxBasketLines)),
  /**
   * The checkout that becomes, or is still becoming, several orders which one payment is for, with the celebrities of
   * whom it has not made its order yet.
   */
  checkout: v.optional(
    v.nullable(v.object({ id: uuid, open: v.pipe(v.array(id), v.maxLength(maxBasketLines)) })),
    null,
  ),
  /** Whose it is; no one's until someone signs in. */
  owner: v.nullable(id),
});
export type Basket = v.InferOutput<typeof basketSchema>;

export const emptyBasket: Basket = { lines: [], keys: {}, sent: [], checkout: null, owner: null };

/** A basket from what was kept as text; whatever cannot be read is an empty one. */
export function basketFrom(text: string | null): Basket {
  if (text === null) return emptyBasket;
  try {
    return v.parse(basketSchema, JSON.parse(text));
  } catch {
    return emptyBasket;
  }
}

/** The most pieces a line may have where `stock` are left, or where they are not counted. */
export function maxPiecesPerOrder(stock: number | null): number {
  return Math.max(1, Math.min(maxPieces, stock ?? maxPieces));
}

export function withPieces(line: BasketLine, quantity: number): BasketLine {
  if (line.kind === 'service') return line;
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1;
  return { ...line, quantity: Math.min(maxPieces, Math.max(1, whole)) };
}

/**
 * Puts a line in. More of a product that is there already is added to it; a line with the id of another takes its
 * place.
 * @returns null when the basket is full
 */
export function withLine(basket: Basket, line: BasketLine): Basket | null {
  const same = basket.lines.findIndex(
    (other) =>
      other.id === line.id ||
      (other.kind === 'product' && line.kind === 'product' && other.productId === line.productId),
  );
  const earlier = basket.lines[same];
  if (earlier === undefined) {
    if (basket.lines.length >= maxBasketLines) return null;
    return { ...basket, lines: [...basket.lines, withPieces(line, piecesOf(line))] };
  }
  const isMore = earlier.kind === 'product' && earlier.id !== line.id;
  const joined = isMore
    ? withPieces({ ...line, id: earlier.id }, earlier.quantity + piecesOf(line))
    : line;
  return { ...basket, lines: basket.lines.with(same, joined) };
}

export function withQuantity(basket: Basket, lineId: string, quantity: number): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.id === lineId ? withPieces(line, quantity) : line)),
  };
}

/** Takes over a price that was agreed to. */
export function withPrice(basket: Basket, lineId: string, price: Cents): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.id === lineId ? { ...line, price } : line)),
  };
}

/** The basket of anyone who signed in: no one's is taken over, another person's is not. */
export function basketOf(basket: Basket, viewerId: number): Basket {
  if (basket.owner === viewerId) return basket;
  return basket.owner === null
    ? { ...basket, owner: viewerId }
    : { ...emptyBasket, owner: viewerId };
}
