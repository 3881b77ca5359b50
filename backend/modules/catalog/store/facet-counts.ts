import { and, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { categories } from './catalog.schema.ts';
import { splitWords } from '#backend/search/split-words.ts';
import type { Executor } from '#backend/db/database.ts';
import { materialized } from '#backend/db/materialized.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { holdsSplit } from '#backend/search/search-hits.ts';
import { denseShare } from '#backend/search/dense-hits.ts';
import type { SearchedWords } from '#backend/search/searched-words.ts';
import { totalOf } from './total.ts';

/** How many rows each value of a filter would match, with the other filters applied; null if not counted. */
export interface Facets {
  readonly countries: readonly { readonly code: string; readonly count: number }[] | null;
  readonly categories: readonly { readonly slug: string; readonly count: number }[] | null;
}

export const count = sql<number>`count(*)::integer`;

export const countOnce = sql<number>`count(distinct ${vendors.userId})::integer`;

/** The category that a vendor is assigned to, joined in addition to those that it belongs to. */
export const filed = alias(categories, 'filed');

/** Up to this many rows are passed to the database by id. */
const few = 500;

/** The rows that match the search words, before other filters. */
interface FoundRows {
  readonly where: SQL | undefined;
  /** The upper bound on their number. */
  readonly most: number;
}

interface Counted {
  readonly database: Executor;
  readonly table: PgTable;
  readonly found: FoundRows;
  readonly upTo: number | null;
}

/**
 * The rows that match the search words. A small result is passed by id: otherwise each count would estimate the
 * frequency of a word anew.
 */
export async function foundBy(
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
  // One array parameter: hundreds of separate ones take longer to send and parse than reading their rows.
  const ids = `{${rows.map((row) => row.id).join(',')}}`;
  return { where: sql`${id} = any(${ids}::integer[])`, most: rows.length };
}

/** Counts the matching rows by group, unless there are more than the limit. */
export async function countWithin<Rows>(
  { database, table, found, upTo }: Counted,
  condition: SQL | undefined,
  counted: (where: SQL | undefined) => Promise<Rows>,
): Promise<Rows | null> {
  const where = and(found.where, condition);
  const mayBeLonger = upTo !== null && found.most > upTo;
  const isLonger = mayBeLonger && typeof (await totalOf(database, table, where, upTo)) !== 'number';
  return isLonger ? null : counted(where);
}
