import { and, eq, isNull, or } from 'drizzle-orm';
import { unusedFanVideos } from '#domain/video/video.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { fanVideos } from './fan-video.schema.ts';

/** Where there are more, the next one takes the rest along. */
export const maxGivenUp = 100;

/** Whether this person may still send to, or remove, a video: it is theirs, and nothing was ordered with it. */
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
 * Uses a video for one checkout. The same checkout may ask again; of several, one gets it.
 * @returns false for a video that is not theirs, or was ordered with
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

/** Makes a video good for another checkout: the one that used it made no order. */
export async function releaseFanVideo(
  database: Pick<Database, 'update'>,
  { videoId, checkout }: { videoId: string; checkout: string },
): Promise<void> {
  await database
    .update(fanVideos)
    .set({ usedBy: null })
    .where(and(eq(fanVideos.videoId, videoId), eq(fanVideos.usedBy, checkout)));
}

/** Forgets an unused video. @returns false when it is not theirs, or was ordered with */
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

/** The videos that a person sent and ordered nothing with yet. */
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

/** Forgets every video of a person: the account is gone. */
export async function forgetFanVideosOf(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(fanVideos).where(eq(fanVideos.personId, personId));
}
