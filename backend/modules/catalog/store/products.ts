import { eq, inArray } from 'drizzle-orm';

import { products } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { variationIds } from './variations.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { findVendors, type StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import { type StoredCategory, allCategories } from './categories.ts';

/** A product with its vendor and its categories, the parent first. */
export interface StoredProduct {
  readonly product: typeof products.$inferSelect;
  readonly vendor: StoredVendor | null;
  readonly categories: readonly StoredCategory[];
  /** Ids of its variations, oldest first; empty for a simple product. */
  readonly variationIds: readonly number[];
}

/** A product for sale, with the vendor data that an order needs. */
export interface SoldProduct {
  readonly product: StoredProduct['product'];
  readonly vendor: Pick<StoredVendor, 'vendor'> | null;
}

/** Whether fans can see and order it: published, and its shop is open. The shop's own products are never on sale. */
export function isOnSale({ product, vendor }: SoldProduct): boolean {
  return product.status === 'publish' && vendor !== null && !vendor.vendor.closed;
}

export async function withDetails(
  database: Executor,
  rows: readonly (typeof products.$inferSelect)[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const known = new Map((await allCategories(database)).map((category) => [category.id, category]));
  const sellers = await findVendors(
    database,
    rows.flatMap(({ vendorId }) => vendorId ?? []),
  );
  const variable = rows.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const variations = await variationIds(database, variable);
  return rows.map((product) => {
    const own = known.get(product.categoryId ?? 0);
    const parent = own?.parentId ? known.get(own.parentId) : undefined;
    return {
      product,
      vendor: sellers.get(product.vendorId ?? 0) ?? null,
      categories: [parent, own].filter((category) => category !== undefined),
      variationIds: variations.get(product.id) ?? [],
    };
  });
}

export async function findProduct(database: Executor, id: number): Promise<StoredProduct | null> {
  return (await findProducts(database, [id])).get(id) ?? null;
}

/** The given products for sale by id, each with its vendor, in one statement. */
export async function findSoldProducts(
  database: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SoldProduct>> {
  const rows = await database
    .select({ product: products, vendor: vendors })
    .from(products)
    .leftJoin(vendors, eq(vendors.userId, products.vendorId))
    .where(inArray(products.id, [...ids]))
    .limit(ids.length);
  return new Map(
    rows.map(({ product, vendor }) => [product.id, { product, vendor: vendor && { vendor } }]),
  );
}

/** Those of the given products that exist, by id. */
export async function findProducts(
  database: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const rows = await database
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .limit(ids.length);
  const found = await withDetails(database, rows);
  return new Map(found.map((stored) => [stored.product.id, stored]));
}
