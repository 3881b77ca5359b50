import { aliasedTableColumn, and, Column, inArray, is, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { splitWords, type SplitWords } from './common-words.ts';
import type { Executor } from '#backend/db/database.ts';
import { materialized } from '#backend/db/materialized.ts';
import { holdsAsWell, matches, matchesWhole } from './search-text.ts';
import type { SearchedWords } from './searched-words.ts';
import { type ListOrder, type Part, seek } from '#backend/db/seek.ts';
import { type Total, totalOf } from '#backend/modules/catalog/store/total.ts';

/** What is in so many of all rows, and more, is sooner met along the list than gathered by an index and sorted. */
export const denseShare = 0.03;
/** Of a word in so many rows, so many times the rows that are to be counted hold enough. */
const glance = Math.ceil(1 / denseShare);

/** A list that can be searched: its rows, their words, in which order, and which part of it is asked for. */
interface Searchable {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly vector: AnyPgColumn;
  /** Whether all of their words are among those that a search knows. */
  readonly areKnown: boolean;
  readonly order: ListOrder;
  readonly part: Part;
}

interface Search {
  /** Everything but what is looked up by words. */
  readonly where: SQL | undefined;
  /** Whether that alone leaves few rows, of which an index knows: those of one person, or some ids. */
  readonly isNarrow: boolean;
  readonly words: SearchedWords | null;
  /** A condition that looks for words itself, and in which share of the rows the rarest of them is. */
  readonly match: { readonly where: SQL | undefined; readonly rarest: number } | null;
  readonly countUpTo: number | null;
}

interface Searched {
  /** What the page is read by. */
  readonly where: SQL | undefined;
  /** How many of those rows stand before the page. */
  readonly offset: number;
  readonly total: () => Promise<Total>;
}

/** The same of the rows of a table that were given another name. */
function renamed(part: SQL, table: PgTable, name: string): SQL {
  return sql.join(
    part.queryChunks.map((chunk) => {
      if (is(chunk, SQL)) return renamed(chunk, table, name);
      return is(chunk, Column) && chunk.table === table ? aliasedTableColumn(chunk, name) : chunk;
    }),
  );
}

/**
 * All that is found, as rows of an id and the list's key. What is looked up by words comes first and is fenced in by an
 * offset of nothing: the database knows of a rare word only that it is rare, and would rather walk along the list, or
 * gather half of the table by a status, than believe it.
 */
function hitsOf({ table, id, order }: Searchable, found: SQL, { where, isNarrow }: Search): SQL {
  const row = sql`${id} as id, ${order.key} as key`;
  if (isNarrow) return sql`select ${row} from ${table} where ${and(where, found)} offset 0`;
  const hit = renamed(sql`select ${row} from `, table, 'hit');
  const also = renamed(sql`${where ?? sql`true`}`, table, 'hit');
  return sql`${hit} (select * from ${table} where ${found} offset 0) as hit where ${also} offset 0`;
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

/** Whether the first rows at hand show that there are more than are counted; null where they do not. */
async function seesMore(
  database: Executor,
  { table, vector }: Searchable,
  rest: SQL | undefined,
  words: SearchedWords,
  upTo: number | null,
): Promise<Total | null> {
  if (upTo === null) return null;
  const atHand = sql`(select ${vector} as words from ${table} where ${rest ?? sql`true`} limit ${upTo * glance}) as at_hand`;
  const some = database
    .select({ one: sql`1` })
    .from(atHand)
    .where(holdsAsWell(sql`at_hand.words`, words))
    .limit(upTo + 1)
    .as('some');
  return (await database.$count(some)) > upTo ? { moreThan: upTo } : null;
}
