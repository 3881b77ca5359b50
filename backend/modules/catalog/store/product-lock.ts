import { asc, eq, inArray } from 'drizzle-orm';
import { products } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import type { ProductRow } from './product-writes.ts';

/** A product's row, locked until the transaction ends; null if there is none. */
export async function lockProduct(transaction: Executor, id: number): Promise<ProductRow | null> {
  const [row] = await transaction
    .select()
    .from(products)
    .where(eq(products.id, id))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Locks the rows of several products, always in the same order, so that two batches never deadlock. */
export async function lockProducts(transaction: Executor, ids: readonly number[]): Promise<void> {
  await transaction
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .limit(ids.length)
    .for('update');
}
