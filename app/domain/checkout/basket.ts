import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import { id, uuid } from './ids.ts';
import { maxPieces, basketLineSchema, type BasketLine } from './basket-line.ts';
import { piecesOf } from './basket-pieces.ts';

/** What one browser may hold before ordering. */
export const maxBasketLines = 20;
const basketSchema = v.object({
  lines: v.pipe(v.array(basketLineSchema), v.maxLength(maxBasketLines)),
  /**
   * By celebrity: the idempotency key of the next order with that celebrity. However often it is sent, and from however
   * many windows, it creates one order; a new key is made once that order is known.
   */
  keys: v.record(v.string(), uuid),
  /** Keys that were sent at least once and have no response yet. */
  sent: v.pipe(v.array(uuid), v.maxLength(maxBasketLines)),
  /**
   * The checkout that becomes, or is still becoming, several orders covered by one payment, with the celebrities whose
   * orders it has not created yet.
   */
  checkout: v.optional(
    v.nullable(v.object({ id: uuid, open: v.pipe(v.array(id), v.maxLength(maxBasketLines)) })),
    null,
  ),
  /** The owner; no one until a user signs in. */
  owner: v.nullable(id),
});
export type Basket = v.InferOutput<typeof basketSchema>;

export const emptyBasket: Basket = { lines: [], keys: {}, sent: [], checkout: null, owner: null };

/** Parses a stored basket; an unreadable one is empty. */
export function basketFrom(text: string | null): Basket {
  if (text === null) return emptyBasket;
  try {
    return v.parse(basketSchema, JSON.parse(text));
  } catch {
    return emptyBasket;
  }
}

/** The maximum quantity of a line with this `stock` left, or when stock is not tracked. */
export function maxPiecesPerOrder(stock: number | null): number {
  return Math.max(1, Math.min(maxPieces, stock ?? maxPieces));
}

export function withPieces(line: BasketLine, quantity: number): BasketLine {
  if (line.kind === 'service') return line;
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1;
  return { ...line, quantity: Math.min(maxPieces, Math.max(1, whole)) };
}

/**
 * Adds a line. More of a product that is already there is added to its line; a line with the same id replaces the old
 * one.
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

/** Updates the line to a price that was agreed to. */
export function withPrice(basket: Basket, lineId: string, price: Cents): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.id === lineId ? { ...line, price } : line)),
  };
}

/** The line without the day it was needed by, which cannot be promised. */
export function withoutNeededDay(basket: Basket, lineId: string): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => {
      if (line.id !== lineId || line.kind !== 'service') return line;
      const { neededBy: _day, ...rest } = line;
      return rest;
    }),
  };
}

/** The basket of a user who signed in: takes over a basket without an owner, but not another user's. */
export function basketOf(basket: Basket, viewerId: number): Basket {
  if (basket.owner === viewerId) return basket;
  return basket.owner === null
    ? { ...basket, owner: viewerId }
    : { ...emptyBasket, owner: viewerId };
}
