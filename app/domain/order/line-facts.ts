import {
  maxPiecesPerOrder,
  withPrice,
  withQuantity,
  type Basket,
} from '#domain/checkout/basket.ts';
import { withoutLine } from '#domain/checkout/basket-removal.ts';
import type { Cents } from '#domain/money/money.ts';

/** A line as currently available. */
export interface LineFacts {
  readonly id: string;
  readonly productId: number;
  readonly celebrityId: number;
  readonly celebrityName: string;
  /** Empty for a service, whose name is translated for the reader. */
  readonly title: string;
  readonly image: string | null;
  readonly price: Cents;
  /** Pieces left, or null if stock is not tracked. */
  readonly stock: number | null;
  /** Within how many days of the payment a service is promised; null for goods. */
  readonly promisedDays: number | null;
}

/** What prevents a line from being ordered. */
export type LineProblem =
  | { readonly id: string; readonly kind: 'gone' | 'sold-out' }
  | { readonly id: string; readonly kind: 'too-few'; readonly stock: number }
  | { readonly id: string; readonly kind: 'price-changed'; readonly price: Cents };

/**
 * What prevents a line from being ordered as shown; null if nothing does.
 * @param facts null for what is no longer available
 */
export function problemOf(
  line: { readonly id: string; readonly price: Cents; readonly quantity?: number },
  facts: Pick<LineFacts, 'price' | 'stock'> | null,
): LineProblem | null {
  const { id: lineId } = line;
  if (!facts) return { id: lineId, kind: 'gone' };
  const { stock, price: today } = facts;
  if (stock !== null && stock <= 0) return { id: lineId, kind: 'sold-out' };
  if (stock !== null && stock < (line.quantity ?? 1)) return { id: lineId, kind: 'too-few', stock };
  return today === line.price ? null : { id: lineId, kind: 'price-changed', price: today };
}

/** The basket as it can be ordered: current prices, quantities limited to stock, unavailable lines removed. */
export function withProblemsSolved(basket: Basket, problems: readonly LineProblem[]): Basket {
  return problems.reduce<Basket>((left, problem) => {
    switch (problem.kind) {
      case 'gone':
      case 'sold-out':
        return withoutLine(left, problem.id);
      case 'too-few':
        return withQuantity(left, problem.id, maxPiecesPerOrder(problem.stock));
      case 'price-changed':
        return withPrice(left, problem.id, problem.price);
    }
  }, basket);
}
