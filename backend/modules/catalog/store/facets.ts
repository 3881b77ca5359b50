import { asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import { type CatalogSearch, vendorCondition } from './catalog-filter.ts';
import { productCondition } from './product-condition.ts';
import type { Executor } from '#backend/db/database.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { maxCategories, maxCountries } from '#backend/db/list-limits.ts';
import { type Facets, count, countOnce, filed, foundBy, countWithin } from './facet-counts.ts';

/**
 * Counts vendors by country and category. A vendor in a child category also counts for its current parent, once even if
 * in several of its children.
 * @param upTo longer lists are not counted; null counts all
 */
export async function vendorFacets(
  database: Executor,
  { words, ...filter }: CatalogSearch,
  upTo: number | null,
): Promise<Facets> {
  const searched = { table: vendors, id: vendors.userId, vector: vendors.searchVector };
  const found = await foundBy(database, searched, words);
  const list = { database, table: vendors, found, upTo };
  const [countries, byCategory] = await Promise.all([
    countWithin(list, vendorCondition({ ...filter, country: null }), (where) =>
      database
        .select({ code: vendors.country, count })
        .from(vendors)
        .where(where)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country))
        .limit(maxCountries),
    ),
    countWithin(list, vendorCondition({ ...filter, categoryIds: null }), (where) =>
      database
        .select({ slug: categories.slug, count: countOnce })
        .from(vendorCategories)
        .innerJoin(vendors, eq(vendors.userId, vendorCategories.vendorId))
        .innerJoin(filed, eq(filed.slug, vendorCategories.slug))
        .innerJoin(categories, sql`${categories.id} in (${filed.id}, ${filed.parentId})`)
        .where(where)
        .groupBy(categories.slug)
        .orderBy(desc(countOnce), asc(categories.slug))
        .limit(maxCategories),
    ),
  ]);
  return { countries, categories: byCategory };
}

/** Goods by category; those in a child count for its parent too. */
async function productsByCategory(database: Executor, where: SQL | undefined) {
  const own = await database
    .select({ slug: categories.slug, parentId: categories.parentId, count })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .groupBy(categories.slug, categories.parentId)
    .limit(maxCategories);
  const top = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(isNull(categories.parentId))
    .limit(maxCategories);
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
 * Counts published goods that can be bought directly.
 * @param upTo longer lists are not counted; null counts all
 */
export async function productFacets(
  database: Executor,
  { words, ...filter }: CatalogSearch,
  upTo: number | null,
): Promise<Facets> {
  const goods = { ...filter, status: 'publish', virtual: false, type: 'simple' } as const;
  const searched = { table: products, id: products.id, vector: products.searchVector };
  const found = await foundBy(database, searched, words);
  const list = { database, table: products, found, upTo };
  const [countries, byCategory] = await Promise.all([
    countWithin(list, productCondition({ ...goods, country: null }), (where) =>
      database
        .select({ code: vendors.country, count })
        .from(products)
        .innerJoin(vendors, eq(vendors.userId, products.vendorId))
        .where(where)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country))
        .limit(maxCountries),
    ),
    countWithin(list, productCondition({ ...goods, categoryIds: null }), (where) =>
      productsByCategory(database, where),
    ),
  ]);
  return { countries, categories: byCategory };
}
