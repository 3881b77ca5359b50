import { createLimiter } from '#app/platform/process/limiter.ts';
import { passChunk } from '#app/server/backend/video/video-host.server.ts';
import { nameOnceComplete } from '#app/server/backend/video/videos.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { chunksInFlight } from '#domain/video/video.ts';

import { openChunk } from './chunk-body.server.ts';
import { countReceived } from './upload-quota.server.ts';
import type { UploadTicket } from './upload-ticket.server.ts';

const slots = createLimiter<number>(chunksInFlight);

/** The signed-in user, if the ticket is theirs. @throws AppError `sign_in_required` */
async function senderOf({ userId }: UploadTicket): Promise<Actor> {
  const session = await readSession();
  if (session?.user.id !== userId) throw new AppError('sign_in_required');
  return session.user;
}

async function forwardChunk({ userId, videoId }: UploadTicket, request: Request): Promise<void> {
  const { range, bytes } = await openChunk(request);
  await countReceived(userId, range.end - range.start + 1);
  await passChunk(videoId, range, bytes);
}

/**
 * Relays the chunk in a request's body to the ticket's video, a few per user at once. Besides the transfer it costs one
 * quota update; the order is read only when its video is complete. Resending a chunk whose response was lost is safe.
 * @throws AppError `too_many_requests`, `not_found`, `not_allowed`, `bad_chunk`, `not_a_video`, `video_too_large`
 */
export async function relayTicketed(ticket: UploadTicket, request: Request): Promise<void> {
  const { userId, videoId, orderId } = ticket;
  await slots.within(userId, () => forwardChunk(ticket, request));
  if (orderId !== null) await nameOnceComplete(orderId, videoId, () => senderOf(ticket));
}
