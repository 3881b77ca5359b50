import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import type { Executor } from './database.ts';
import { containing, findVendors, type StoredVendor } from './vendors.ts';

export type StoredCategory = typeof categories.$inferSelect;

/** A product with its vendor and its categories, the parent first. */
export interface StoredProduct {
  readonly product: typeof products.$inferSelect;
  readonly vendor: StoredVendor | null;
  readonly categories: readonly StoredCategory[];
}

export interface ProductFilter {
  readonly vendorId?: number | null;
  readonly categoryId?: number | null;
  readonly include?: readonly number[] | null;
  readonly search?: string | null;
  readonly slug?: string | null;
  readonly status?: 'publish' | 'draft' | null;
  /** Services only, goods only, or both. */
  readonly virtual?: boolean | null;
  readonly orderBy?: 'date' | 'id' | 'price';
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export function allCategories(database: Executor): Promise<StoredCategory[]> {
  return database.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

async function withDetails(
  database: Executor,
  rows: readonly (typeof products.$inferSelect)[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const known = new Map((await allCategories(database)).map((category) => [category.id, category]));
  const vendors = await findVendors(
    database,
    rows.map(({ vendorId }) => vendorId),
  );
  return rows.map((product) => {
    const own = known.get(product.categoryId);
    const parent = own?.parentId ? known.get(own.parentId) : undefined;
    return {
      product,
      vendor: vendors.get(product.vendorId) ?? null,
      categories: [parent, own].filter((category) => category !== undefined),
    };
  });
}

function condition(filter: ProductFilter): SQL | undefined {
  const parts: (SQL | undefined)[] = [];
  if (filter.vendorId != null) parts.push(eq(products.vendorId, filter.vendorId));
  if (filter.categoryId != null) {
    parts.push(
      or(
        eq(products.categoryId, filter.categoryId),
        sql`${products.categoryId} in (select id from ${categories} where parent_id = ${filter.categoryId})`,
      ),
    );
  }
  if (filter.include) parts.push(inArray(products.id, [...filter.include]));
  if (filter.search) {
    parts.push(sql`${products.title}::text ilike ${containing(filter.search)}`);
  }
  if (filter.slug) parts.push(eq(products.slug, filter.slug));
  if (filter.status) parts.push(eq(products.status, filter.status));
  if (filter.virtual === true) parts.push(isNotNull(products.service));
  if (filter.virtual === false) parts.push(isNull(products.service));
  return and(...parts);
}

/** One page of products and how many there are. */
export async function listProducts(
  database: Executor,
  filter: ProductFilter,
): Promise<{ rows: StoredProduct[]; total: number }> {
  const where = condition(filter);
  const column = {
    date: products.createdAt,
    id: products.id,
    price: products.priceCents,
  }[filter.orderBy ?? 'date'];
  const direction = filter.order === 'asc' ? asc : desc;
  const rows = await database
    .select()
    .from(products)
    .where(where)
    .orderBy(direction(column), direction(products.id))
    .limit(filter.limit)
    .offset(filter.offset);
  return {
    rows: await withDetails(database, rows),
    total: await database.$count(products, where),
  };
}

export async function findProduct(database: Executor, id: number): Promise<StoredProduct | null> {
  const rows = await database.select().from(products).where(eq(products.id, id));
  return (await withDetails(database, rows))[0] ?? null;
}
