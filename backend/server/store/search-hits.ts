import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { splitWords } from './common-words.ts';
import type { Executor } from './database.ts';
import { holds, holdsAsWell, matches } from './search-text.ts';
import type { SearchedWords } from './searched-words.ts';
import { type Total, totalOf } from './total.ts';

/** So many rows are quicker sorted than looked for along a list; of more a word is common in it. */
const mostSorted = 1_000;

/** A list that can be searched: its rows, and their words. */
interface Searchable {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly vector: AnyPgColumn;
}

interface Search {
  /** Everything but the words. */
  readonly where: SQL | undefined;
  readonly words: SearchedWords | null;
  /** Whether there are words, here or in the condition; else nothing is done. */
  readonly isSearch: boolean;
  readonly countUpTo: number | null;
}

interface Searched {
  /** What the page is read by. */
  readonly where: SQL | undefined;
  readonly total: () => Promise<Total>;
}

/**
 * Where words are searched for, looks up first which rows they are in. Left to itself the database walks along the whole list
 * for a rare word, since all it knows of such a word is that it is rare: it is made to plan for all rows that there are, and
 * stopped at a limit. Common words beside a rare one are looked for in its rows only.
 */
export async function searched(
  database: Executor,
  { table, id, vector }: Searchable,
  { where: rest, words, isSearch, countUpTo }: Search,
): Promise<Searched> {
  const where = and(rest, holds(vector, words));
  if (!isSearch) return { where, total: () => totalOf(database, table, where, countUpTo) };
  const { asked, checked, areRare } = await splitWords(database, vector, words ?? []);
  const quick =
    checked.length === 0
      ? where
      : and(rest, ...asked.map((word) => matches(vector, word)), holdsAsWell(vector, checked));
  const found = sql`with found as materialized (select ${id} as id from ${table} where ${quick})`;
  const rows = await database
    .select({ id: sql<number>`hits.id` })
    .from(sql`(${found} select id from found limit ${mostSorted + 1}) as hits`);
  const upTo = countUpTo ?? Infinity;
  const more: Total = { moreThan: upTo };
  if (rows.length > mostSorted) {
    const counted = () => totalOf(database, table, quick, countUpTo);
    return {
      where:
        areRare && checked.length > 0
          ? sql`${id} = any(array(${found} select id from found))`
          : quick,
      total: upTo > mostSorted ? counted : () => Promise.resolve(more),
    };
  }
  const ids = rows.map((row) => row.id);
  const total: Total = ids.length > upTo ? more : ids.length;
  return { where: inArray(id, ids), total: () => Promise.resolve(total) };
}
