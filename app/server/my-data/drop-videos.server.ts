import { personalOrders } from '#app/server/backend/people/personal-data.server.ts';
import { dropClipsOf, dropClipsOfOrder } from '#app/server/clips/drop-clips.server.ts';
import { dropVideo } from '#app/server/backend/video/video-host.server.ts';
import {
  forgetFanVideosOf,
  unusedFanVideosOf,
} from '#app/server/uploads/store/fan-videos.server.ts';
import { forgetVoiceNotes } from '#app/server/uploads/store/voice-notes.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { DataDesk } from './sweep-exports.server.ts';

/**
 * Removes the videos and voice notes that the user sent, and the videos received: orders lose track of them later, so
 * they go first.
 */
export async function dropVideos(desk: DataDesk, actor: Actor): Promise<void> {
  const buyer: Actor = { id: actor.id, role: 'fan' };
  await dropClipsOf(actor.id);
  for await (const orders of personalOrders(buyer)) {
    for (const { id: orderId, answerVideo, newVideo, lines, openUpload } of orders) {
      await dropClipsOfOrder(orderId);
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
  await forgetVoiceNotes(desk.database, actor.id);
}
