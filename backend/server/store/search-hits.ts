import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { splitWords, type SplitWords } from './common-words.ts';
import type { Executor } from './database.ts';
import { holdsAsWell, matches, matchesWhole } from './search-text.ts';
import type { SearchedWords } from './searched-words.ts';
import { type ListOrder, type Part, seek } from './seek.ts';
import { type Total, totalOf } from './total.ts';

/** What is in so many of all rows, and more, is sooner met along the list than gathered by an index and sorted. */
const denseShare = 0.03;
/** More rows than these are not sorted, whatever they were found by. */
const mostSorted = 50_000;
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
  /** Everything but the words. */
  readonly where: SQL | undefined;
  readonly words: SearchedWords | null;
  /** Words that the condition itself looks for, split; null where it looks for none. */
  readonly inCondition: SplitWords | null;
  readonly countUpTo: number | null;
}

interface Searched {
  /** What the page is read by. */
  readonly where: SQL | undefined;
  /** How many of those rows stand before the page. */
  readonly offset: number;
  readonly total: () => Promise<Total>;
}

/** The rows of one page among all that are found, and how many these are, at most one more than are sorted. */
async function findPage(
  database: Executor,
  { table, id, order, part }: Searchable,
  where: SQL | undefined,
): Promise<{ readonly ids: readonly number[]; readonly many: number }> {
  const page = seek({ ...order, key: sql`found.key`, id: sql`found.id` }, part);
  // Materialized: else the database walks along the whole list for a rare word, of which it knows only that it is rare.
  const found = sql`with found as materialized (
      select ${id} as id, ${order.key} as key from ${table} where ${where ?? sql`true`} limit ${mostSorted + 1}),
    page as (select id from found where ${page.where ?? sql`true`}
      order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit} offset ${page.offset})`;
  const rows = await database
    .select({ id: sql<number | null>`hits.id`, many: sql<number>`hits.many` })
    .from(
      sql`(${found} select page.id, all_found.many from (select count(*)::integer as many from found) as all_found left join page on true) as hits`,
    );
  return {
    ids: rows.flatMap((row) => (row.id === null ? [] : [row.id])),
    many: rows[0]?.many ?? 0,
  };
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
 * Where words are searched for, looks up first which rows they are in, and sorts those, unless they are so many that the page is
 * sooner found along the list. Common words beside a rare one are looked for in its rows only.
 */
export async function searched(
  database: Executor,
  list: Searchable,
  { where: rest, words, inCondition, countUpTo }: Search,
): Promise<Searched> {
  const { table, id, vector, areKnown, part } = list;
  const split = words === null ? inCondition : await splitWords(database, vector, words, areKnown);
  const where = words === null || split === null ? rest : and(rest, holdsSplit(vector, split));
  if (split !== null && split.rarest <= denseShare) {
    const { ids, many } = await findPage(database, list, where);
    const total: Total = countUpTo !== null && many > countUpTo ? { moreThan: countUpTo } : many;
    if (many <= mostSorted)
      return { where: inArray(id, ids), offset: 0, total: () => Promise.resolve(total) };
  }
  return {
    where,
    offset: part.from ? 0 : part.offset,
    async total() {
      const isDense = words !== null && split !== null && split.rarest > denseShare;
      const more = isDense && (await seesMore(database, list, rest, words, countUpTo));
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
