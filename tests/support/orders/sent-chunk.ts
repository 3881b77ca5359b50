import { openChunk } from '#app/server/uploads/chunk-body.server.ts';
import { passChunk } from '#app/server/backend/video/video-host.server.ts';
import { nameOnceComplete } from '#app/server/backend/video/videos.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { chunkRequest, type FileChunk } from './file-chunk.ts';

/** A chunk and the video it belongs to. */
export interface SentChunk extends FileChunk {
  readonly videoId: string;
}

/** Sends a chunk of an answer video as the relay does once it has seen a ticket. */
export async function sendAnswerChunk(
  { orderId, videoId, ...chunk }: SentChunk & { readonly orderId: number },
  sender: () => Promise<Actor>,
): Promise<void> {
  const { range, bytes } = await openChunk(chunkRequest(chunk));
  await passChunk(videoId, range, bytes);
  await nameOnceComplete(orderId, videoId, sender);
}
