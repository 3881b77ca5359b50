import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#backend/db/database.ts';

/** How many rows a list has in all; of a longer one than was to be counted only that it is. */
export type Total = number | { readonly moreThan: number };

/** Counts rows, at most so many where a limit is given: what it costs then does not grow with the table. */
export async function totalOf(
  database: Executor,
  table: PgTable | SQL,
  where: SQL | undefined,
  upTo: number | null,
): Promise<Total> {
  if (upTo === null) return database.$count(table, where);
  const some = database
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(upTo + 1)
    .as('some');
  const counted = await database.$count(some);
  return counted > upTo ? { moreThan: upTo } : counted;
}
