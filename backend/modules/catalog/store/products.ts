import { and, asc, count, eq, inArray } from 'drizzle-orm';

import { categories, products, titleKey } from './catalog.schema.ts';
import { type CatalogSearch, productCondition, type ProductFilter } from './catalog-filter.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { variationIds } from './variations.ts';
import { vendors } from '#backend/modules/people/store/people.schema.ts';
import { findVendors, type StoredVendor } from '#backend/modules/vendors/store/vendors.ts';
import { type Listed, type ListOrder, pageFrom, type Part, seek } from '#backend/db/seek.ts';
import { searched } from '#backend/search/search-hits.ts';
import { maxCategories } from '#backend/db/list-limits.ts';

export type StoredCategory = typeof categories.$inferSelect;

/** A product with its vendor and its categories, the parent first. */
export interface StoredProduct {
  readonly product: typeof products.$inferSelect;
  readonly vendor: StoredVendor | null;
  readonly categories: readonly StoredCategory[];
  /** Ids of its variations, oldest first; a simple one has none. */
  readonly variationIds: readonly number[];
}

/** A product as it is sold, with as much of its vendor as an order is about. */
export interface SoldProduct {
  readonly product: StoredProduct['product'];
  readonly vendor: Pick<StoredVendor, 'vendor'> | null;
}

export interface ProductQuery extends ProductFilter, CatalogSearch, Part {
  readonly orderBy?: keyof typeof productSorts;
  /** The language that titles are ordered in. */
  readonly language?: keyof StoredText;
  readonly order?: 'asc' | 'desc';
  readonly countUpTo: number | null;
}

/**
 * Whether people can see and order it: published, in a shop that is open. A product of the shop itself is sold by no
 * one.
 */
export function isOnSale({ product, vendor }: SoldProduct): boolean {
  return product.status === 'publish' && vendor !== null && !vendor.vendor.closed;
}

export function allCategories(database: Executor): Promise<StoredCategory[]> {
  return database
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxCategories);
}

/** Those of these categories that are there. */
export function findCategories(
  database: Executor,
  ids: readonly number[],
): Promise<Pick<StoredCategory, 'id' | 'parentId'>[]> {
  return database
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .limit(ids.length);
}

/** How many published goods are filed in each category itself. */
export async function productsByCategory(database: Executor): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: products.categoryId, goods: count() })
    .from(products)
    .where(productCondition({ status: 'publish', virtual: false }))
    .groupBy(products.categoryId)
    .limit(maxCategories);
  return new Map(rows.flatMap(({ id, goods }) => (id === null ? [] : [[id, goods] as const])));
}

/** The same with what is filed under a child counted for its parent too. */
export function withGoodsBelow(
  all: readonly StoredCategory[],
  goods: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const countOf = ({ id }: StoredCategory) =>
    all
      .filter(({ parentId }) => parentId === id)
      .reduce((sum, child) => sum + (goods.get(child.id) ?? 0), goods.get(id) ?? 0);
  return new Map(all.map((category) => [category.id, countOf(category)]));
}

async function withDetails(
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

/** What each order of products is one of. */
export const productSorts = {
  date: 'instant',
  modified: 'instant',
  id: 'number',
  /** In the order of the ids that were asked for. */
  include: 'number',
  price: 'number',
  slug: 'text',
  title: 'text',
} as const satisfies Record<string, ListOrder['kind']>;

/** One page of products and how many there are. */
export async function listProducts(
  database: Executor,
  filter: ProductQuery,
): Promise<Listed<StoredProduct>> {
  const { orderBy = 'date', countUpTo } = filter;
  const key = {
    date: products.createdAt,
    modified: products.modifiedAt,
    slug: products.slug,
    id: products.id,
    include: placeIn(filter.include ?? [], products.id),
    price: products.priceCents,
    title: titleKey(products.title, filter.language ?? 'en'),
  }[orderBy];
  const order = {
    ...{ key, kind: productSorts[orderBy], id: products.id },
    descending: filter.order !== 'asc' && orderBy !== 'include',
  };
  const { where, offset, total } = await searched(
    database,
    {
      table: products,
      id: products.id,
      vector: products.searchVector,
      areKnown: true,
      order,
      part: filter,
    },
    {
      where: productCondition(filter),
      isNarrow: [filter.vendorId, filter.include, filter.skus, filter.slug].some(
        (of) => of != null,
      ),
      words: filter.words ?? null,
      match: null,
      countUpTo,
    },
  );
  const part = seek(order, filter);
  const read = await database
    .select({ product: products, position: part.position })
    .from(products)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(offset);
  const { rows, ...page } = pageFrom(read, filter, ({ product }) => product.id);
  const [detailed, all] = await Promise.all([
    withDetails(
      database,
      rows.map(({ product }) => product),
    ),
    page.whole ?? total(),
  ]);
  return { ...page, rows: detailed, total: all };
}

export async function findProduct(database: Executor, id: number): Promise<StoredProduct | null> {
  return (await findProducts(database, [id])).get(id) ?? null;
}

/** These products as they are sold, by id, each with its vendor: with one statement. */
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

/** Those of these products that are there, by id. */
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
