import type { Cents } from '#domain/money/money.ts';
import { type BasketLine } from './basket-line.ts';

export function piecesOf(line: BasketLine): number {
  return line.kind === 'product' ? line.quantity : 1;
}

/** How many items are in the basket. */
export function countOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, line) => sum + piecesOf(line), 0);
}

/** The total of the lines at the prices shown, without shipping. */
export function costOf(lines: readonly BasketLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.price * piecesOf(line), 0);
}
