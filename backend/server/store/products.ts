import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import { productCondition, type ProductFilter } from './catalog-filter.ts';
import type { Executor } from './database.ts';
import type { StoredText } from './namespace.schema.ts';
import { findVendors, type StoredVendor } from './vendors.ts';

export type StoredCategory = typeof categories.$inferSelect;

/** A product with its vendor and its categories, the parent first. */
export interface StoredProduct {
  readonly product: typeof products.$inferSelect;
  readonly vendor: StoredVendor | null;
  readonly categories: readonly StoredCategory[];
}

export interface ProductQuery extends ProductFilter {
  readonly orderBy?: 'date' | 'id' | 'price' | 'title';
  /** The language that titles are ordered in. */
  readonly language?: keyof StoredText;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Whether people can see and order it: published, in a shop that is open. */
export function isOnSale({ product, vendor }: StoredProduct): boolean {
  return product.status === 'publish' && vendor?.vendor.closed !== true;
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

/** A title to sort by; where there is none in the language, one of the others. */
function titleIn(language: keyof StoredText): SQL {
  const any = sql`(select min(value) from jsonb_each_text(${products.title}) where value <> '')`;
  return sql`coalesce(nullif(${products.title} ->> ${language}, ''), ${any}) collate "und-x-icu"`;
}

/** One page of products and how many there are. */
export async function listProducts(
  database: Executor,
  filter: ProductQuery,
): Promise<{ rows: StoredProduct[]; total: number }> {
  const where = productCondition(filter);
  const column = {
    date: products.createdAt,
    id: products.id,
    price: products.priceCents,
    title: titleIn(filter.language ?? 'en'),
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
  return (await findProducts(database, [id])).get(id) ?? null;
}

/** Those of these products that are there, by id. */
export async function findProducts(
  database: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const rows = await database
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const found = await withDetails(database, rows);
  return new Map(found.map((stored) => [stored.product.id, stored]));
}
