import { personalOrders } from '#app/server/backend/people/personal-data.server.ts';
import { dropVideo } from '#app/server/backend/video/video-host.server.ts';
import {
  forgetFanVideosOf,
  unusedFanVideosOf,
} from '#app/server/uploads/store/fan-videos.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { DataDesk } from './sweep-exports.server.ts';

/** Removes the videos that the user sent or received: orders lose track of them later, so they go first. */
export async function dropVideos(desk: DataDesk, actor: Actor): Promise<void> {
  const buyer: Actor = { id: actor.id, role: 'fan' };
  for await (const orders of personalOrders(buyer)) {
    for (const { answerVideo, newVideo, lines, openUpload } of orders) {
      const ids = [
        answerVideo?.videoId,
        newVideo?.videoId,
        openUpload,
        ...lines.map((line) => line.fanVideo?.videoId),
      ];
      for (const id of ids) if (id) await dropVideo(id);
    }
  }
  for (const id of await unusedFanVideosOf(desk.database, actor.id)) await dropVideo(id);
  await forgetFanVideosOf(desk.database, actor.id);
}
