import { createFanVideo } from '#app/server/backend/video/fan-videos.server.ts';
import { dropVideo } from '#app/server/backend/video/video-host.server.ts';
import { addFanVideo } from '#app/server/uploads/store/add-fan-video.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';

/**
 * Starts a fan's own video, before there is an order.
 * @returns the id to send chunks to
 * @throws AppError `not_allowed` for non-fans, `video_too_large`
 */
export async function beginFanVideo(bytes: number, fan: Actor): Promise<string> {
  if (!actsAs(fan, 'fan')) throw new AppError('not_allowed');
  const videoId = await createFanVideo(fan.id, bytes);
  const database = await ownTables();
  const givenUp = await addFanVideo(database, { videoId, personId: fan.id }, new Date());
  await Promise.all(givenUp.map(dropVideo));
  return videoId;
}
