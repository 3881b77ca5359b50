import { eq } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';

import { products, variations } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';

/**
 * Until the transaction ends no one else gives out a SKU: products and variations are two tables, so that no index can
 * tell when both want the same one at the same moment.
 */
export async function lockSkus(transaction: Executor): Promise<void> {
  await takeLock(transaction, 'skus');
}

/** Which product or variation has this SKU, or null. */
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

/** The SKU with the first number behind it that nothing has yet: `SET-1-1`. */
export async function freeSku(executor: Executor, sku: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = `${sku}-${number}`;
    if ((await ownerOfSku(executor, free)) === null) return free;
  }
}
