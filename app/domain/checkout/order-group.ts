import { type BasketLine } from './basket-line.ts';
import type { Basket } from './basket.ts';

/** Lines that become one order: those of one celebrity. */
export interface OrderGroup {
  readonly celebrityId: number;
  readonly celebrityName: string;
  readonly lines: readonly BasketLine[];
}

/** The orders that the lines become, in line order. */
export function groupsOf(lines: readonly BasketLine[]): readonly OrderGroup[] {
  const ids = [...new Set(lines.map(({ celebrityId }) => celebrityId))];
  return ids.map((celebrityId) => {
    const own = lines.filter((line) => line.celebrityId === celebrityId);
    return { celebrityId, celebrityName: own[0]?.celebrityName ?? '', lines: own };
  });
}

/** The lines being checked out: a single one bought directly, or all of them. */
export function chosenLines(basket: Basket, only: string | undefined): readonly BasketLine[] {
  return only === undefined ? basket.lines : basket.lines.filter((line) => line.id === only);
}
