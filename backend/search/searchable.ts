import { aliasedTableColumn, and, Column, is, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchedWords } from './searched-words.ts';
import { type ListOrder, type Part } from '#backend/db/seek.ts';

/** A list that can be searched: its rows, their words, in which order, and which part of it is asked for. */
export interface Searchable {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly vector: AnyPgColumn;
  /** Whether all of their words are among those that a search knows. */
  readonly areKnown: boolean;
  readonly order: ListOrder;
  readonly part: Part;
}

export interface Search {
  /** Everything but what is looked up by words. */
  readonly where: SQL | undefined;
  /** Whether that alone leaves few rows, of which an index knows: those of one person, or some ids. */
  readonly isNarrow: boolean;
  readonly words: SearchedWords | null;
  /** A condition that looks for words itself, and in which share of the rows the rarest of them is. */
  readonly match: { readonly where: SQL | undefined; readonly rarest: number } | null;
  readonly countUpTo: number | null;
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
export function hitsOf(
  { table, id, order }: Searchable,
  found: SQL,
  { where, isNarrow }: Search,
): SQL {
  const row = sql`${id} as id, ${order.key} as key`;
  if (isNarrow) return sql`select ${row} from ${table} where ${and(where, found)} offset 0`;
  const hit = renamed(sql`select ${row} from `, table, 'hit');
  const also = renamed(sql`${where ?? sql`true`}`, table, 'hit');
  return sql`${hit} (select * from ${table} where ${found} offset 0) as hit where ${also} offset 0`;
}
