import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#backend/db/database.ts';

/** The number of rows in a list, or only that it exceeds the counting limit. */
export type Total = number | { readonly moreThan: number };

/** Counts rows, up to a limit if given, so that the cost does not grow with the table. */
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
