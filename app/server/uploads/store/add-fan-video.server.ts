import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { unusedFanVideos } from '#domain/video/video.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { fanVideos } from './fan-video.schema.ts';
import { maxGivenUp } from './fan-videos.server.ts';

/**
 * Remembers whose a new video is. Someone has a few unused ones at most: the oldest give way.
 * @returns ids of the videos that were given up
 */
export async function addFanVideo(
  database: Pick<Database, 'insert' | 'select' | 'delete'>,
  { videoId, personId }: { videoId: string; personId: number },
  now: Date,
): Promise<string[]> {
  await database.insert(fanVideos).values({ videoId, personId, createdAt: now });
  const unused = and(eq(fanVideos.personId, personId), isNull(fanVideos.usedBy));
  const tooMany = await database
    .select({ videoId: fanVideos.videoId })
    .from(fanVideos)
    .where(unused)
    .orderBy(desc(fanVideos.createdAt), desc(fanVideos.videoId))
    .offset(unusedFanVideos)
    .limit(maxGivenUp);
  if (tooMany.length === 0) return [];
  const ids = tooMany.map((row) => row.videoId);
  // Asked again, as one of them may have been ordered with meanwhile.
  const gone = await database
    .delete(fanVideos)
    .where(and(unused, inArray(fanVideos.videoId, ids)))
    .returning();
  return gone.map((row) => row.videoId);
}
