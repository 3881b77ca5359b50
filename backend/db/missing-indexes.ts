import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** An index that should exist. */
export interface Lack {
  readonly name: string;
  readonly statement: string;
  /** It exists, but its creation was interrupted: readers cannot use it, and writers still have to maintain it. */
  readonly isBroken: boolean;
}

/** More than our own schema will ever have. */
const mostIndexes = 10_000;

/** The back end's existing indexes by name, with whether each is valid. */
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
 * Warns of other broken indexes, left by a manual reindex. Nothing repairs them; they slow down every write and have no
 * use.
 */
export async function tellOfBrokenIndexes(database: Executor): Promise<void> {
  for (const [name, isWhole] of await indexesIn(database)) {
    if (isWhole) continue;
    console.warn(
      `the index backend.${name} was broken off and serves nothing, unless it is being made: run "reindex index concurrently backend.${name}", or drop it where its name ends with ccnew or ccold`,
    );
  }
}
