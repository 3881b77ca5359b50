import { rm } from 'node:fs/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { media } from './media.schema.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import { type StoredMedia, mediaFile } from './media.ts';

/** Removes a file. @returns the removed file, or null if there is none */
export async function removeMedia(
  database: Executor,
  folder: string,
  id: number,
): Promise<StoredMedia | null> {
  const [row] = await database.delete(media).where(eq(media.id, id)).returning();
  if (!row) return null;
  await database.update(users).set({ pictureId: null }).where(eq(users.pictureId, id));
  await rm(mediaFile(folder, row.path), { force: true });
  return row;
}

/** Those of the given files that a person uploaded. */
export function filesOf(
  executor: Executor,
  authorId: number | null,
  ids: readonly number[],
): Promise<{ id: number; src: string }[]> {
  return executor
    .select({ id: media.id, src: media.path })
    .from(media)
    .where(
      and(
        inArray(media.authorId, authorId === null ? [] : [authorId]),
        inArray(media.id, [...ids]),
      ),
    )
    .limit(ids.length);
}
