import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { renamedVendors, vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { lockProducts } from '#backend/modules/catalog/store/product-lock.ts';
import { transact } from '#backend/db/transact.ts';

/** Rows per step: well within a statement's limits, and no step blocks others for long. */
const batch = 500;

type Renamed = typeof renamedVendors.$inferSelect;

/** Whether this is still the vendor's last rename; if so, locks it against other processes. */
async function isCurrent(transaction: Executor, { vendorId, at }: Renamed): Promise<boolean> {
  const rows = await transaction
    .select()
    .from(renamedVendors)
    .where(and(eq(renamedVendors.vendorId, vendorId), eq(renamedVendors.at, at)))
    .limit(1)
    .for('update');
  return rows.length > 0;
}

/** @returns the last of the processed goods; null if there were none, or another process took over */
export function renameSome(
  database: BackendDatabase,
  renamed: Renamed,
  after: number,
): Promise<number | null> {
  return transact(database, async (transaction) => {
    if (!(await isCurrent(transaction, renamed))) return null;
    const rows = await transaction
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.vendorId, renamed.vendorId), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(batch);
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) {
      await transaction.delete(renamedVendors).where(eq(renamedVendors.vendorId, renamed.vendorId));
      return null;
    }
    await lockProducts(transaction, ids);
    const words = sql`backend.vector_of_product(${products.searchText}, ${vendors.searchText}, ${vendors.country}, ${products.categoryId})`;
    await transaction
      .update(products)
      .set({ searchVector: words })
      .from(vendors)
      .where(
        and(
          eq(vendors.userId, products.vendorId),
          inArray(products.id, ids),
          sql`${products.searchVector} is distinct from ${words}`,
        ),
      );
    return last;
  });
}
