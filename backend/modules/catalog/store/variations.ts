import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';

import { variations } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { maxVariations } from '#backend/db/list-limits.ts';
import { type PriceChange, pricesAfter } from '#backend/modules/vendors/store/sales-of-products.ts';
import { followVariations } from '#backend/modules/vendors/store/sale-dates.ts';

export type StoredVariation = typeof variations.$inferSelect;
export type VariationChange = Partial<
  Pick<
    StoredVariation,
    'options' | 'description' | 'sku' | 'stock' | 'status' | 'position' | 'meta' | 'details'
  >
> & { readonly prices?: PriceChange };

/** The variations of a product in WooCommerce's order: by position, then newest first. */
export function variationsOf(executor: Executor, productId: number): Promise<StoredVariation[]> {
  return executor
    .select()
    .from(variations)
    .where(and(eq(variations.productId, productId), ne(variations.status, 'trash')))
    .orderBy(asc(variations.position), desc(variations.id))
    .limit(maxVariations);
}

/** Ids of these products' variations, oldest first. */
export async function variationIds(
  executor: Executor,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, number[]>();
  if (productIds.length === 0) return found;
  const rows = await executor
    .select({ id: variations.id, productId: variations.productId })
    .from(variations)
    .where(and(inArray(variations.productId, [...productIds]), ne(variations.status, 'trash')))
    .orderBy(asc(variations.id))
    .limit(productIds.length * maxVariations);
  for (const { id, productId } of rows) found.set(productId, [...(found.get(productId) ?? []), id]);
  return found;
}

/** A variation that is not deleted, or null if the product has no such variation. */
export async function findVariation(
  executor: Executor,
  productId: number,
  id: number,
): Promise<StoredVariation | null> {
  const [row] = await executor
    .select()
    .from(variations)
    .where(
      and(
        eq(variations.productId, productId),
        eq(variations.id, id),
        ne(variations.status, 'trash'),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Adds a variation to a locked product. */
export async function addVariation(
  transaction: Executor,
  variation: Omit<typeof variations.$inferInsert, 'id' | 'createdAt' | 'modifiedAt'>,
  now: Date,
): Promise<StoredVariation> {
  const [row] = await transaction
    .insert(variations)
    .values({ ...variation, createdAt: now, modifiedAt: now })
    .returning();
  if (!row) throw new Error('a variation was not written');
  await followVariations(transaction, [variation.productId]);
  return row;
}

/** Updates a variation of a locked product. */
export async function writeVariation(
  transaction: Executor,
  row: StoredVariation,
  { prices, details, ...plain }: VariationChange,
  now: Date,
): Promise<void> {
  await transaction
    .update(variations)
    .set({
      ...plain,
      ...(prices && pricesAfter(row, prices, now)),
      ...(details && { details: { ...row.details, ...details } }),
      modifiedAt: now,
    })
    .where(eq(variations.id, row.id));
  await followVariations(transaction, [row.productId]);
}
