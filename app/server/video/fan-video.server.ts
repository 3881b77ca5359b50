import { fanVideoArrival } from '#app/server/backend/video/fan-videos.server.ts';
import { dropVideo, type ArrivedBytes } from '#app/server/backend/video/video-host.server.ts';
import { forgetFanVideo, isUnusedVideoOf } from '#app/server/uploads/store/fan-videos.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Actor } from '#domain/account/role.ts';

async function expectUnused(videoId: string, fan: Actor): Promise<void> {
  const database = await ownTables();
  const isTheirs = await isUnusedVideoOf(database, { videoId, personId: fan.id });
  if (!isTheirs) throw new AppError('not_found');
}

/** The ranges received so far. @throws AppError `not_found` */
export async function fanVideoProgress(videoId: string, fan: Actor): Promise<ArrivedBytes> {
  await expectUnused(videoId, fan);
  return fanVideoArrival(fan.id, videoId);
}

/** Deletes it; videos that are not theirs or are used in an order stay. */
export async function removeFanVideo(videoId: string, fan: Actor): Promise<void> {
  const database = await ownTables();
  if (await forgetFanVideo(database, { videoId, personId: fan.id })) await dropVideo(videoId);
}
