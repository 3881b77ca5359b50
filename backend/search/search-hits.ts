import type { SQL } from 'drizzle-orm';
import { and, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { SplitWords } from './common-words.ts';
import { splitWords } from './split-words.ts';
import type { Executor } from '#backend/db/database.ts';
import { materialized } from '#backend/db/materialized.ts';
import { holdsAsWell, matches, matchesWhole } from './search-text.ts';
import { seek } from '#backend/db/seek.ts';
import { type Total, totalOf } from '#backend/modules/catalog/store/total.ts';
import { type Searchable, type Search, hitsOf } from './searchable.ts';
import { denseShare, seesMore } from './dense-hits.ts';

interface Searched {
  /** What the page is read by. */
  readonly where: SQL | undefined;
  /** How many of those rows stand before the page. */
  readonly offset: number;
  readonly total: () => Promise<Total>;
}

/** The ids of one page of what is found. That it is sorted keeps the page's limit off the fence. */
async function idsOfPage(database: Executor, { order, part }: Searchable, hits: SQL) {
  const page = seek({ ...order, key: sql`hits.key`, id: sql`hits.id` }, part);
  const rows = await database
    .select({ id: sql<number>`hits.id` })
    .from(sql`(${hits}) as hits`)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/** True where every word of a search is there, by the index for those that it is to be asked for. */
export function holdsSplit(vector: AnyPgColumn, words: SplitWords): SQL | undefined {
  const { asked, whole, checked } = words;
  // Nothing is found by a text in which there is no word.
  if (asked.length + whole.length + checked.length === 0) return sql`false`;
  return and(
    ...asked.map((word) => matches(vector, word)),
    ...whole.map((word) => matchesWhole(vector, word)),
    holdsAsWell(vector, checked),
  );
}

/**
 * Where words are searched for, looks up first which rows they are in, and sorts those, unless they are so many that
 * the page is sooner found along the list. Common words beside a rare one are looked for in its rows only.
 */
export async function searched(
  database: Executor,
  list: Searchable,
  search: Search,
): Promise<Searched> {
  const { table, id, vector, areKnown, part } = list;
  const { where: rest, words, match, countUpTo } = search;
  const split = words && (await splitWords(database, vector, words, areKnown));
  const found = and(split ? holdsSplit(vector, split) : undefined, match?.where);
  const rarest = split?.rarest ?? match?.rarest ?? 1;
  if (found && rarest <= denseShare) {
    const hits = hitsOf(list, found, search);
    const ids = await idsOfPage(database, list, hits);
    const all = sql`${materialized(hits)} as hits`;
    const total = () => totalOf(database, all, undefined, countUpTo);
    return { where: inArray(id, ids), offset: 0, total };
  }
  const where = and(rest, found);
  return {
    where,
    offset: part.from ? 0 : part.offset,
    async total() {
      const also = and(rest, match?.where);
      const more = split && words && (await seesMore(database, list, also, words, countUpTo));
      return more || totalOf(database, table, where, countUpTo);
    },
  };
}
