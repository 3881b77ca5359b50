import type { ProductRow } from '../additions.server.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';

/** Pieces of products, by their ids. */
export type Pieces = ReadonlyMap<number, number>;

/**
 * Which of these have pieces that are counted, always in the same order, so that no one waits for each other in a ring.
 */
export function countedOf(products: readonly ProductRow[]): number[] {
  const counted = products.filter(({ stock_quantity }) => typeof stock_quantity === 'number');
  return counted.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Does something while no one else orders these products. */
export function withLocksOf<Result>(
  turns: WriteLocks,
  [first, ...others]: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (first === undefined) return work();
  return turns(`stock ${first}`, () => withLocksOf(turns, others, work));
}
