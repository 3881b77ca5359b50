import { expectChunk, passChunk } from '#app/server/backend/video/video-host.server.ts';
import { sendAnswerChunk } from '#app/server/backend/video/videos.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { ChunkRange } from '#domain/video/video.ts';

import { countReceived } from './upload-quota.server.ts';
import type { UploadTicket } from './upload-ticket.server.ts';

/** The person who is signed in, if the ticket is theirs. @throws AppError `sign_in_required` */
async function senderOf({ userId }: UploadTicket): Promise<Actor> {
  const session = await readSession();
  if (session?.user.id !== userId) throw new AppError('sign_in_required');
  return session.user;
}

/**
 * Relays one chunk of the video that a ticket is for. What it costs beside the bytes is one count; an order is read
 * when its video is complete.
 * @throws AppError `too_many_requests`, `not_found`, `not_allowed`, `bad_chunk`, `not_a_video`, `video_too_large`
 */
export async function relayTicketed(
  ticket: UploadTicket,
  chunk: ChunkRange & { readonly file: Blob },
): Promise<void> {
  const { userId, videoId, orderId } = ticket;
  await countReceived(userId, chunk.file.size);
  if (orderId !== null) {
    await sendAnswerChunk({ ...chunk, videoId, orderId }, () => senderOf(ticket));
    return;
  }
  await expectChunk({ ...chunk, videoId });
  await passChunk({ ...chunk, videoId });
}
