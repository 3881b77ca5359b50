import type { Closure } from '#domain/availability/closure.ts';
import {
  maxPiecesPerOrder,
  withoutNeededDay,
  withPrice,
  withQuantity,
  type Basket,
} from '#domain/checkout/basket.ts';
import { withoutLine } from '#domain/checkout/basket-removal.ts';
import {
  isInTime,
  isWantable,
  neededByOf,
  type WantedDay,
} from '#domain/order/promise/needed-by.ts';
import type { Cents } from '#domain/money/money.ts';
import type { QualityPromise } from '#domain/service/quality-promise.ts';

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
  /** What is promised of its video; null for what is not fulfilled with one. */
  readonly quality: QualityPromise | null;
  /** Why the celebrity takes no requests now, and until when; absent for goods, and while requests are taken. */
  readonly closure?: Closure | undefined;
}

/** What prevents a line from being ordered. */
export type LineProblem =
  | { readonly id: string; readonly kind: 'gone' | 'sold-out' }
  | { readonly id: string; readonly kind: 'closed'; readonly closure: Closure }
  | { readonly id: string; readonly kind: 'too-few'; readonly stock: number }
  | { readonly id: string; readonly kind: 'price-changed'; readonly price: Cents }
  | { readonly id: string; readonly kind: 'not-in-time'; readonly promisedDays: number };

/**
 * What prevents a line from being ordered as shown; null if nothing does.
 * @param facts null for what is no longer available
 */
export function problemOf(
  line: { readonly id: string; readonly price: Cents; readonly quantity?: number },
  facts: Pick<LineFacts, 'price' | 'stock' | 'closure'> | null,
): LineProblem | null {
  const { id: lineId } = line;
  if (!facts) return { id: lineId, kind: 'gone' };
  const { stock, price: today, closure } = facts;
  if (closure) return { id: lineId, kind: 'closed', closure };
  if (stock !== null && stock <= 0) return { id: lineId, kind: 'sold-out' };
  if (stock !== null && stock < (line.quantity ?? 1)) return { id: lineId, kind: 'too-few', stock };
  return today === line.price ? null : { id: lineId, kind: 'price-changed', price: today };
}

interface GroupLine<Line> {
  readonly line: Line & { readonly id: string; readonly neededBy?: WantedDay | undefined };
  readonly facts: Pick<LineFacts, 'price' | 'stock' | 'promisedDays' | 'closure'> | null;
}

/**
 * What prevents the lines of one order from being ordered as shown: each by itself, and days by which the order as a
 * whole cannot be promised.
 * @param now in milliseconds
 */
export function problemsOfGroup<Line extends Parameters<typeof problemOf>[0]>(
  group: readonly GroupLine<Line>[],
  now: number,
): LineProblem[] {
  const promisedDays = Math.max(0, ...group.map(({ facts }) => facts?.promisedDays ?? 0));
  return group.flatMap(({ line, facts }) => {
    const problem = problemOf(line, facts);
    if (problem || !line.neededBy) return problem ?? [];
    const needed = neededByOf(line.neededBy);
    if (isWantable(needed, now) && isInTime(needed, promisedDays, now)) return [];
    return { id: line.id, kind: 'not-in-time', promisedDays } as const;
  });
}

/** Whether the basket can be changed so that it has this problem no more: a closed celebrity opens again by itself. */
export function isSolvable({ kind }: LineProblem): boolean {
  return kind !== 'closed';
}

/**
 * The basket as it can be ordered: current prices, quantities limited to stock, unavailable lines removed, and without
 * days that cannot be promised. Requests to a celebrity who takes none at the moment stay: they were filled in with
 * care.
 */
export function withProblemsSolved(basket: Basket, problems: readonly LineProblem[]): Basket {
  return problems.reduce<Basket>((left, problem) => {
    switch (problem.kind) {
      case 'gone':
      case 'sold-out':
        return withoutLine(left, problem.id);
      case 'too-few':
        return withQuantity(left, problem.id, maxPiecesPerOrder(problem.stock));
      case 'closed':
        return left;
      case 'price-changed':
        return withPrice(left, problem.id, problem.price);
      case 'not-in-time':
        return withoutNeededDay(left, problem.id);
    }
  }, basket);
}
