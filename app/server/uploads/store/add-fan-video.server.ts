import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { unusedFanVideos } from '#domain/video/video.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { fanVideos } from './fan-video.schema.ts';
import { maxGivenUp } from './fan-videos.server.ts';

/**
 * Records a new video's owner. Users may have only a few unused ones: the oldest are discarded.
 * @returns ids of the discarded videos
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
  // Checked again, since one of them may have been used in an order in the meantime.
  const gone = await database
    .delete(fanVideos)
    .where(and(unused, inArray(fanVideos.videoId, ids)))
    .returning();
  return gone.map((row) => row.videoId);
}
