import * as v from 'valibot';

const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** Maximum number of pieces in one user's unpaid orders: in total, and per product (docs/adr/0064). */
export const pieceLimitsSchema = v.object({ all: pieces, each: pieces });
export type PieceLimits = v.InferOutput<typeof pieceLimitsSchema>;

/** A quantity of a product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** Statuses in which an unpaid order reserves its pieces. */
export const holdingStatuses = ['pending', 'admin-approval', 'on-hold', 'processing'] as const;

/** Whether these are more pieces than one user's unpaid orders may hold. */
export function areTooMany(held: readonly Pieces[], { all, each }: PieceLimits): boolean {
  const ofProducts = new Map<number, number>();
  for (const { productId, quantity } of held) {
    ofProducts.set(productId, (ofProducts.get(productId) ?? 0) + quantity);
  }
  const counts = [...ofProducts.values()];
  return counts.some((count) => count > each) || counts.reduce((sum, one) => sum + one, 0) > all;
}
