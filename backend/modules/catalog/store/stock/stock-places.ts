import { eq } from 'drizzle-orm';
import { products, variations } from '../catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';

interface Place {
  readonly productId: number;
  readonly variationId?: number | null | undefined;
}

export function byPlace(a: Place, b: Place): number {
  return a.productId - b.productId || (a.variationId ?? 0) - (b.variationId ?? 0);
}

/** Where a line's stock may be managed: at its variation, else at the product. */
export function countedAt({ productId, variationId }: Place) {
  const product = { table: products, id: productId };
  return variationId == null ? [product] : [{ table: variations, id: variationId }, product];
}

/** The stock quantity; null if stock is not managed. */
export async function stockAt(
  transaction: Executor,
  table: typeof products | typeof variations,
  id: number,
): Promise<number | null> {
  const [row] = await transaction
    .select({ stock: table.stock })
    .from(table)
    .where(eq(table.id, id))
    .limit(1);
  return row?.stock ?? null;
}
