import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoStatus } from '#backend/contract/video/video-status.ts';
import { AppError } from '#domain/app-error.ts';
import { contentRange, videoMaxBytes, type ChunkRange } from '#domain/video/video.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { formWith } from './form-stream.server.ts';

const fullProblem = v.object({ type: v.pipe(v.string(), v.endsWith('/storage-full')) });

function isStorageFull(body: unknown): boolean {
  return v.is(fullProblem, body);
}

/** What the video host refuses is the sender's fault only when it says so; anything else is a failure behind us. */
function refusal(status: number, body: unknown): AppError | null {
  if (isStorageFull(body)) return new AppError('storage_full');
  if (status === 400) return new AppError('bad_chunk');
  if (status === 404) return new AppError('not_found');
  if (status === 413) return new AppError('video_too_large');
  if (status === 429) return new AppError('too_many_requests');
  return null;
}

/**
 * Makes an empty video, to which chunks can be sent.
 * @param title says what it belongs to
 * @param bytes how long the file is
 * @returns its id
 * @throws AppError `video_too_large`, `storage_full`
 */
export async function createVideo(title: string, bytes: number): Promise<string> {
  if (bytes > videoMaxBytes) throw new AppError('video_too_large');
  const video = await ask(videoPaths.videos, {
    method: 'POST',
    as: 'video',
    // Only by a signed address is a video watched, and as the file that was sent.
    body: { title, public: false, mp4Support: true },
    schema: Video,
    refusal,
  });
  return video.videoId;
}

/** @throws AppError `not_found` when there is no such video, or it belongs to something else */
export async function expectTitle(videoId: string, title: string): Promise<void> {
  const video = await ask(videoPaths.video(videoId), { as: 'video', schema: Video, refusal });
  if (video.title !== title) throw new AppError('not_found');
}

/**
 * Passes a chunk on as it comes. One that is sent again, its answer having been lost, is taken again.
 * @throws AppError `bad_chunk`
 */
export async function passChunk(
  videoId: string,
  range: ChunkRange,
  bytes: ReadableStream<Uint8Array>,
): Promise<void> {
  const { contentType, body } = formWith(bytes, 'chunk');
  await ask(videoPaths.source(videoId), {
    method: 'POST',
    as: 'video',
    headers: { 'content-range': contentRange(range), 'content-type': contentType },
    body,
    schema: Video,
    refusal,
  });
}

/** Stretches of bytes that the video host has, both ends included. */
export type ArrivedBytes = readonly { readonly from: number; readonly to: number }[];

/**
 * What the host has of a video.
 * @returns `bytes` is the length of the file, or null while it is not complete
 * @throws AppError `not_found`
 */
export async function videoArrival(
  videoId: string,
): Promise<{ arrived: ArrivedBytes; bytes: number | null }> {
  const { ingest } = await ask(videoPaths.status(videoId), {
    as: 'video',
    schema: VideoStatus,
    refusal,
  });
  const isComplete = ingest.status !== 'missing' && ingest.status !== 'uploading';
  return { arrived: ingest.receivedBytes, bytes: isComplete ? (ingest.filesize ?? 0) : null };
}

/** Takes a video that nothing names any more from the host; what is left there by a failure harms no one. */
export async function dropVideo(videoId: string): Promise<void> {
  const path = videoPaths.video(videoId);
  await ask(path, { method: 'DELETE', as: 'video', schema: v.unknown() }).catch(() => null);
}
