import { eq } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';

import { products, variations } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';

/**
 * Serialises SKU assignment until the transaction ends: products and variations are two tables, so no unique index can
 * cover both.
 */
export async function lockSkus(transaction: Executor): Promise<void> {
  await takeLock(transaction, 'skus');
}

/** The id of the product or variation with this SKU, or null. */
export async function ownerOfSku(executor: Executor, sku: string): Promise<number | null> {
  const [product] = await executor
    .select({ id: products.id })
    .from(products)
    .where(eq(products.sku, sku))
    .limit(1);
  if (product) return product.id;
  const [variation] = await executor
    .select({ id: variations.id })
    .from(variations)
    .where(eq(variations.sku, sku))
    .limit(1);
  return variation?.id ?? null;
}

/** The SKU with the first free number appended: `SET-1-1`. */
export async function freeSku(executor: Executor, sku: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = `${sku}-${number}`;
    if ((await ownerOfSku(executor, free)) === null) return free;
  }
}
