import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';

import { products, variations } from './catalog.schema.ts';
import type { Executor } from './database.ts';
import { mostVariations } from './list-limits.ts';

export type StoredVariation = typeof variations.$inferSelect;
export type VariationChange = Partial<
  Pick<
    StoredVariation,
    'options' | 'description' | 'sku' | 'priceCents' | 'stock' | 'status' | 'position'
  >
>;

/** The variations of a product, as WooCommerce lists them: by their place, then the newest first. */
export function variationsOf(executor: Executor, productId: number): Promise<StoredVariation[]> {
  return executor
    .select()
    .from(variations)
    .where(and(eq(variations.productId, productId), ne(variations.status, 'trash')))
    .orderBy(asc(variations.position), desc(variations.id))
    .limit(mostVariations);
}

/** Ids of the variations of these products, oldest first. */
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
    .limit(productIds.length * mostVariations);
  for (const { id, productId } of rows) found.set(productId, [...(found.get(productId) ?? []), id]);
  return found;
}

/** One that was not deleted, or null when this product has no such. */
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

/** A variable product costs as much as the cheapest of its variations that can be bought. */
async function writeLowestPrice(transaction: Executor, productId: number): Promise<void> {
  const lowest = sql`(select min(v.price_cents) from ${variations} v
    where v.product_id = ${products.id} and v.status = 'publish')`;
  await transaction
    .update(products)
    .set({ priceCents: sql`coalesce(${lowest}, ${products.priceCents})` })
    .where(eq(products.id, productId));
}

/** Adds one to a product that was locked. @returns its id */
export async function addVariation(
  transaction: Executor,
  variation: Omit<typeof variations.$inferInsert, 'id' | 'createdAt' | 'modifiedAt'>,
  now: Date,
): Promise<number> {
  const [row] = await transaction
    .insert(variations)
    .values({ ...variation, createdAt: now, modifiedAt: now })
    .returning({ id: variations.id });
  if (!row) throw new Error('a variation was not written');
  await writeLowestPrice(transaction, variation.productId);
  return row.id;
}

/** Changes one of a product that was locked. */
export async function writeVariation(
  transaction: Executor,
  { id, productId }: Pick<StoredVariation, 'id' | 'productId'>,
  change: VariationChange,
  now: Date,
): Promise<void> {
  await transaction
    .update(variations)
    .set({ ...change, modifiedAt: now })
    .where(eq(variations.id, id));
  await writeLowestPrice(transaction, productId);
}
