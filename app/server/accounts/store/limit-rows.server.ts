import { sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { accountLimitRows } from './account.schema.ts';

/** What is counted in one row. */
export interface CountedPoints {
  readonly key: string;
  readonly points: number;
  /** Expiry of a row that is created now, in milliseconds since the epoch. */
  readonly expire: number;
}

/** Adds points to several rows with one statement; an expired row starts over. @returns points by key */
export async function addPoints(
  database: Pick<Database, 'insert'>,
  counted: readonly CountedPoints[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const { key, points, expire } = accountLimitRows;
  const isOver = sql`${expire} <= ${now}`;
  const rows = await database
    .insert(accountLimitRows)
    // Always in the same order, so that two requests never deadlock.
    .values(counted.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning({ key, points });
  return new Map(rows.map((row) => [row.key, row.points]));
}
