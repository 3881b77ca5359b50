import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { categories, products } from './catalog.schema.ts';
import { type CatalogSearch, productCondition, vendorCondition } from './catalog-filter.ts';
import { splitWords } from '#backend/search/common-words.ts';
import type { Executor } from '#backend/db/database.ts';
import { materialized } from '#backend/db/materialized.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/people.schema.ts';
import { holdsSplit } from '#backend/search/search-hits.ts';
import { denseShare } from '#backend/search/dense-hits.ts';
import type { SearchedWords } from '#backend/search/searched-words.ts';
import { totalOf } from './total.ts';
import { maxCategories, maxCountries } from '#backend/db/list-limits.ts';

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

/** The rows that a search finds, whatever else narrows them. */
interface FoundRows {
  readonly where: SQL | undefined;
  /** There are no more than these. */
  readonly most: number;
}

interface Counted {
  readonly database: Executor;
  readonly table: PgTable;
  readonly found: FoundRows;
  readonly upTo: number | null;
}

/**
 * The rows that are found by what was searched for. Of few the database is told which they are: it would guess anew in
 * each of the countings how rare a word is.
 */
async function foundBy(
  database: Executor,
  { table, id, vector }: { table: PgTable; id: AnyPgColumn; vector: AnyPgColumn },
  words: SearchedWords | null | undefined,
): Promise<FoundRows> {
  if (!words) return { where: undefined, most: Infinity };
  const split = await splitWords(database, vector, words, true);
  const unknown = { where: holdsSplit(vector, split), most: Infinity };
  if (split.rarest > denseShare) return unknown;
  const rows = await database
    .select({ id: sql<number>`found.id` })
    .from(
      sql`${materialized(sql`select ${id} as id from ${table} where ${unknown.where}`)} as found`,
    )
    .limit(few + 1);
  if (rows.length > few) return unknown;
  // As one parameter: hundreds of them take longer to write and to read than their rows.
  const ids = `{${rows.map((row) => row.id).join(',')}}`;
  return { where: sql`${id} = any(${ids}::integer[])`, most: rows.length };
}

/** Counts by groups what a condition leaves of what was found, unless that is more than was to be counted. */
async function countWithin<Rows>(
  { database, table, found, upTo }: Counted,
  condition: SQL | undefined,
  counted: (where: SQL | undefined) => Promise<Rows>,
): Promise<Rows | null> {
  const where = and(found.where, condition);
  const mayBeLonger = upTo !== null && found.most > upTo;
  const isLonger = mayBeLonger && typeof (await totalOf(database, table, where, upTo)) !== 'number';
  return isLonger ? null : counted(where);
}

/**
 * Counts vendors. One who is filed under a child belongs to the parent that it has now too, once however often he or
 * she is filed.
 * @param upTo a longer list is not counted at all; null counts any
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

/** Goods by their categories; what is filed under a child counts for its parent too. */
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
 * Counts published goods that the site sells as they are.
 * @param upTo a longer list is not counted at all; null counts any
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
