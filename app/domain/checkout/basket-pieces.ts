import type { Cents } from '#domain/money/money.ts';
import { type BasketLine } from './basket-line.ts';

export function piecesOf(line: BasketLine): number {
  return line.kind === 'product' ? line.quantity : 1;
}

/** How many things are in it. */
export function countOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, line) => sum + piecesOf(line), 0);
}

/** What the lines cost at the prices that are shown, without shipping. */
export function costOf(lines: readonly BasketLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.price * piecesOf(line), 0);
}
