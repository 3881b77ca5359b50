import { and, count, desc, eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { favourites } from './favourite.schema.ts';

/** What a person marked, the latest first. */
export function favouritesOf(
  database: Pick<Database, 'select'>,
  personId: number,
  most: number,
): Promise<{ celebrityId: number; markedAt: Date }[]> {
  return database
    .select({ celebrityId: favourites.celebrityId, markedAt: favourites.markedAt })
    .from(favourites)
    .where(eq(favourites.personId, personId))
    .orderBy(desc(favourites.markedAt), desc(favourites.celebrityId))
    .limit(most);
}

export async function countFavourites(
  database: Pick<Database, 'select'>,
  personId: number,
): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(favourites)
    .where(eq(favourites.personId, personId))
    .limit(1);
  return row?.many ?? 0;
}

/** Marks celebrities; those that are marked stay as they are. */
export async function addFavourites(
  database: Pick<Database, 'insert'>,
  rows: readonly (typeof favourites.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(favourites)
    .values([...rows])
    .onConflictDoNothing();
}

export async function removeFavourite(
  database: Pick<Database, 'delete'>,
  personId: number,
  celebrityId: number,
): Promise<void> {
  await database
    .delete(favourites)
    .where(and(eq(favourites.personId, personId), eq(favourites.celebrityId, celebrityId)));
}

/** Deletes the hearts of a person who leaves, and those that others gave. */
export async function forgetFavourites(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(favourites).where(eq(favourites.personId, personId));
  await database.delete(favourites).where(eq(favourites.celebrityId, personId));
}
