import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';

import { categories, products } from './catalog.schema.ts';
import { type CatalogFilter, productCondition, vendorCondition } from './catalog-filter.ts';
import type { Executor } from './database.ts';
import { vendorCategories, vendors } from './people.schema.ts';
import { totalOf } from './total.ts';

/** How many rows each value of a filter would leave, the other filters standing; null where they were not counted. */
export interface Facets {
  readonly countries: readonly { readonly code: string; readonly count: number }[] | null;
  readonly categories: readonly { readonly slug: string; readonly count: number }[] | null;
}

const count = sql<number>`count(*)::integer`;
const countOnce = sql<number>`count(distinct ${vendors.userId})::integer`;
/** The category that a vendor is filed under, beside those that it belongs to. */
const filed = alias(categories, 'filed');

/** Counts by groups, unless the list is longer than it was to be counted. */
async function countWithin<Rows>(
  list: {
    readonly database: Executor;
    readonly table: PgTable;
    readonly where: SQL | undefined;
    readonly upTo: number | null;
  },
  counted: () => Promise<Rows>,
): Promise<Rows | null> {
  const { database, table, where, upTo } = list;
  const isLonger =
    upTo !== null && typeof (await totalOf(database, table, where, upTo)) !== 'number';
  return isLonger ? null : counted();
}

/**
 * Counts vendors. One who is filed under a child belongs to the parent that it has now too, once however often he or she is filed.
 * @param upTo a longer list is not counted at all; null counts any
 */
export async function vendorFacets(
  database: Executor,
  filter: CatalogFilter,
  upTo: number | null,
): Promise<Facets> {
  const list = { database, table: vendors, upTo };
  const anyCountry = vendorCondition({ ...filter, country: null });
  const anyCategory = vendorCondition({ ...filter, categoryIds: null });
  return {
    countries: await countWithin({ ...list, where: anyCountry }, () =>
      database
        .select({ code: vendors.country, count })
        .from(vendors)
        .where(anyCountry)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country)),
    ),
    categories: await countWithin({ ...list, where: anyCategory }, () =>
      database
        .select({ slug: categories.slug, count: countOnce })
        .from(vendorCategories)
        .innerJoin(vendors, eq(vendors.userId, vendorCategories.vendorId))
        .innerJoin(filed, eq(filed.slug, vendorCategories.slug))
        .innerJoin(categories, sql`${categories.id} in (${filed.id}, ${filed.parentId})`)
        .where(anyCategory)
        .groupBy(categories.slug)
        .orderBy(desc(countOnce), asc(categories.slug)),
    ),
  };
}

/** Goods by their categories; what is filed under a child counts for its parent too. */
async function goodsByCategory(database: Executor, where: SQL | undefined) {
  const own = await database
    .select({ slug: categories.slug, parentId: categories.parentId, count })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .groupBy(categories.slug, categories.parentId);
  const top = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(isNull(categories.parentId));
  const counts = new Map(own.map((row) => [row.slug, row.count]));
  for (const { id, slug } of top) {
    const below = own.filter(({ parentId }) => parentId === id);
    const sum = below.reduce((all, row) => all + row.count, counts.get(slug) ?? 0);
    if (sum > 0) counts.set(slug, sum);
  }
  const filed = [...counts].map(([slug, one]) => ({ slug, count: one }));
  return filed.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

/**
 * Counts published goods that the site sells as they are.
 * @param upTo a longer list is not counted at all; null counts any
 */
export async function productFacets(
  database: Executor,
  filter: CatalogFilter,
  upTo: number | null,
): Promise<Facets> {
  const goods = { ...filter, status: 'publish', virtual: false, type: 'simple' } as const;
  const list = { database, table: products, upTo };
  const anyCountry = productCondition({ ...goods, country: null });
  const anyCategory = productCondition({ ...goods, categoryIds: null });
  return {
    countries: await countWithin({ ...list, where: anyCountry }, () =>
      database
        .select({ code: vendors.country, count })
        .from(products)
        .innerJoin(vendors, eq(vendors.userId, products.vendorId))
        .where(anyCountry)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country)),
    ),
    categories: await countWithin({ ...list, where: anyCategory }, () =>
      goodsByCategory(database, anyCategory),
    ),
  };
}
