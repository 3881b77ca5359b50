import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { categories, products } from './catalog.schema.ts';
import { type CatalogSearch, productCondition, vendorCondition } from './catalog-filter.ts';
import { splitWords } from './common-words.ts';
import type { Executor } from './database.ts';
import { vendorCategories, vendors } from './people.schema.ts';
import { denseShare, holdsSplit } from './search-hits.ts';
import type { SearchedWords } from './searched-words.ts';
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

/** So many rows are told to the database one by one. */
const few = 500;

/**
 * The rows that are found by what was searched for. Of few the database is told which they are, since it would take a rare word
 * for a common one in each of the countings.
 */
async function foundBy(
  database: Executor,
  { table, id, vector }: { table: PgTable; id: AnyPgColumn; vector: AnyPgColumn },
  words: SearchedWords | null | undefined,
): Promise<SQL | undefined> {
  if (!words) return undefined;
  const split = await splitWords(database, vector, words, true);
  const found = holdsSplit(vector, split);
  if (split.rarest > denseShare) return found;
  const rows = await database
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(found)
    .limit(few + 1);
  if (rows.length > few) return found;
  return inArray(
    id,
    rows.map((row) => row.id),
  );
}

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
  { words, ...filter }: CatalogSearch,
  upTo: number | null,
): Promise<Facets> {
  const list = { database, table: vendors, upTo };
  const searched = { table: vendors, id: vendors.userId, vector: vendors.searchVector };
  const found = await foundBy(database, searched, words);
  const anyCountry = and(found, vendorCondition({ ...filter, country: null }));
  const anyCategory = and(found, vendorCondition({ ...filter, categoryIds: null }));
  const [countries, byCategory] = await Promise.all([
    countWithin({ ...list, where: anyCountry }, () =>
      database
        .select({ code: vendors.country, count })
        .from(vendors)
        .where(anyCountry)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country)),
    ),
    countWithin({ ...list, where: anyCategory }, () =>
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
  ]);
  return { countries, categories: byCategory };
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
  { words, ...filter }: CatalogSearch,
  upTo: number | null,
): Promise<Facets> {
  const goods = { ...filter, status: 'publish', virtual: false, type: 'simple' } as const;
  const list = { database, table: products, upTo };
  const searched = { table: products, id: products.id, vector: products.searchVector };
  const found = await foundBy(database, searched, words);
  const anyCountry = and(found, productCondition({ ...goods, country: null }));
  const anyCategory = and(found, productCondition({ ...goods, categoryIds: null }));
  const [countries, byCategory] = await Promise.all([
    countWithin({ ...list, where: anyCountry }, () =>
      database
        .select({ code: vendors.country, count })
        .from(products)
        .innerJoin(vendors, eq(vendors.userId, products.vendorId))
        .where(anyCountry)
        .groupBy(vendors.country)
        .orderBy(desc(count), asc(vendors.country)),
    ),
    countWithin({ ...list, where: anyCategory }, () => goodsByCategory(database, anyCategory)),
  ]);
  return { countries, categories: byCategory };
}
