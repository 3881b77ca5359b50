import { and, eq, isNull, or } from 'drizzle-orm';
import { unusedFanVideos } from '#domain/video/video.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { fanVideos } from './fan-video.schema.ts';

/** If there are more, the next call removes the rest. */
export const maxGivenUp = 100;

/** Whether this person may still upload to or delete a video: it is theirs and not used in an order. */
export async function isUnusedVideoOf(
  database: Pick<Database, 'select'>,
  { videoId, personId }: { videoId: string; personId: number },
): Promise<boolean> {
  const rows = await database
    .select()
    .from(fanVideos)
    .where(
      and(
        eq(fanVideos.videoId, videoId),
        eq(fanVideos.personId, personId),
        isNull(fanVideos.usedBy),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Claims a video for one checkout. The same checkout may retry; of several, one gets it.
 * @returns false for a video that is not theirs or is already used
 */
export async function useFanVideo(
  database: Pick<Database, 'update'>,
  { videoId, personId, checkout }: { videoId: string; personId: number; checkout: string },
): Promise<boolean> {
  const rows = await database
    .update(fanVideos)
    .set({ usedBy: checkout })
    .where(
      and(
        eq(fanVideos.videoId, videoId),
        eq(fanVideos.personId, personId),
        or(isNull(fanVideos.usedBy), eq(fanVideos.usedBy, checkout)),
      ),
    )
    .returning();
  return rows.length > 0;
}

/** Makes a video available to another checkout: the one that claimed it created no order. */
export async function releaseFanVideo(
  database: Pick<Database, 'update'>,
  { videoId, checkout }: { videoId: string; checkout: string },
): Promise<void> {
  await database
    .update(fanVideos)
    .set({ usedBy: null })
    .where(and(eq(fanVideos.videoId, videoId), eq(fanVideos.usedBy, checkout)));
}

/** Deletes an unused video's record. @returns false if it is not theirs or is already used */
export async function forgetFanVideo(
  database: Pick<Database, 'delete'>,
  { videoId, personId }: { videoId: string; personId: number },
): Promise<boolean> {
  const rows = await database
    .delete(fanVideos)
    .where(
      and(
        eq(fanVideos.videoId, videoId),
        eq(fanVideos.personId, personId),
        isNull(fanVideos.usedBy),
      ),
    )
    .returning();
  return rows.length > 0;
}

/** The videos a person uploaded and has not used in an order yet. */
export async function unusedFanVideosOf(
  database: Pick<Database, 'select'>,
  personId: number,
): Promise<string[]> {
  const rows = await database
    .select({ videoId: fanVideos.videoId })
    .from(fanVideos)
    .where(and(eq(fanVideos.personId, personId), isNull(fanVideos.usedBy)))
    .limit(unusedFanVideos + maxGivenUp);
  return rows.map(({ videoId }) => videoId);
}

/** Deletes all of a person's video records: the account is gone. */
export async function forgetFanVideosOf(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(fanVideos).where(eq(fanVideos.personId, personId));
}
