import { sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';

/** Whether the database has trigrams, where migrations could put them in; found out once for each handle. */
const trigrams = new WeakMap<object, Promise<boolean>>();

async function findTrigrams(database: Executor): Promise<boolean> {
  const [row] = await database
    .select({ found: sql<boolean>`to_regoperator('%(text,text)') is not null` })
    .from(sql`(select 1) as one`)
    .limit(1);
  return row?.found ?? false;
}

/** Asks again after a failure, which is told to anyone who asked. */
export function hasTrigrams(database: Executor): Promise<boolean> {
  const known = trigrams.get(database) ?? findTrigrams(database);
  trigrams.set(database, known);
  known.catch(() => trigrams.delete(database));
  return known;
}
