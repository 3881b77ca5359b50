import { eq } from 'drizzle-orm';
import { text, timestamp } from 'drizzle-orm/pg-core';
import type { BackendDatabase } from './database.ts';
import { backend } from './namespace.schema.ts';

export const applied = backend.table('migrations', {
  tag: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Runs a task once per database, or again if the process was killed before it finished.
 * @returns whether it ran
 */
export async function doOnce(
  database: BackendDatabase,
  tag: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const done = await database.select().from(applied).where(eq(applied.tag, tag)).limit(1);
  if (done.length > 0) return false;
  await work();
  await database.insert(applied).values({ tag }).onConflictDoNothing();
  return true;
}
