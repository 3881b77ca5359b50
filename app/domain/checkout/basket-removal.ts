import type { BasketLine } from './basket-line.ts';
import { maxBasketLines, type Basket } from './basket.ts';

export function withoutLine(basket: Basket, lineId: string): Basket {
  return { ...basket, lines: basket.lines.filter((line) => line.id !== lineId) };
}

/** Puts a line back where it was removed from, unless it is already there. */
export function withLineBack(basket: Basket, line: BasketLine, place: number): Basket {
  const isThere = basket.lines.some((other) => other.id === line.id);
  if (isThere || basket.lines.length >= maxBasketLines) return basket;
  return { ...basket, lines: basket.lines.toSpliced(place, 0, line) };
}

/** A basket line as it was ordered. */
export interface OrderedLine {
  readonly id: string;
  readonly quantity: number;
}
