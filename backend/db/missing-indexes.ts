import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** An index that is to be there. */
export interface Lack {
  readonly name: string;
  readonly statement: string;
  /** There, but broken off while it was made: anyone who reads cannot use it, and anyone who writes keeps it. */
  readonly isBroken: boolean;
}

/** More than there will ever be in our own schema. */
const mostIndexes = 10_000;

/** The indexes of the back end that are there, by name, with whether they are whole. */
async function indexesIn(database: Executor): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database
    .select({ name: sql<string>`relname`, isWhole: sql<boolean>`indisvalid` })
    .from(sql`pg_index join pg_class on pg_class.oid = indexrelid`)
    .where(sql`relnamespace = to_regnamespace('backend')`)
    .limit(mostIndexes);
  return new Map(rows.map(({ name, isWhole }) => [name, isWhole]));
}

export async function lacking(
  database: Executor,
  wanted: ReadonlyMap<string, string>,
): Promise<readonly Lack[]> {
  const there = await indexesIn(database);
  return [...wanted]
    .filter(([name]) => there.get(name) !== true)
    .map(([name, statement]) => ({ name, statement, isBroken: there.has(name) }));
}

/**
 * Says which other indexes are broken: those that someone was making anew by hand. They are looked after by no one,
 * cost with every write and serve nothing.
 */
export async function tellOfBrokenIndexes(database: Executor): Promise<void> {
  for (const [name, isWhole] of await indexesIn(database)) {
    if (isWhole) continue;
    console.warn(
      `the index backend.${name} was broken off and serves nothing, unless it is being made: run "reindex index concurrently backend.${name}", or drop it where its name ends with ccnew or ccold`,
    );
  }
}
