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

/**
 * A refusal by the video host is the sender's fault only if the host says so; anything else is a server-side failure.
 */
function refusal(status: number, body: unknown): AppError | null {
  if (isStorageFull(body)) return new AppError('storage_full');
  if (status === 400) return new AppError('bad_chunk');
  if (status === 404) return new AppError('not_found');
  if (status === 413) return new AppError('video_too_large');
  if (status === 429) return new AppError('too_many_requests');
  return null;
}

/**
 * Creates an empty video that chunks can be sent to.
 * @param title identifies what it belongs to
 * @param bytes the file size
 * @returns its id
 * @throws AppError `video_too_large`, `storage_full`
 */
export async function createVideo(title: string, bytes: number): Promise<string> {
  if (bytes > videoMaxBytes) throw new AppError('video_too_large');
  const video = await ask(videoPaths.videos, {
    method: 'POST',
    as: 'video',
    // Videos are served only through signed URLs, as the file that was uploaded.
    body: { title, public: false, mp4Support: true },
    schema: Video,
    refusal,
  });
  return video.videoId;
}

/** @throws AppError `not_found` if there is no such video, or it belongs to something else */
export async function expectTitle(videoId: string, title: string): Promise<void> {
  const video = await ask(videoPaths.video(videoId), { as: 'video', schema: Video, refusal });
  if (video.title !== title) throw new AppError('not_found');
}

/**
 * Streams a chunk to the host. Resending one whose response was lost is accepted.
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

/** Byte ranges the video host has, both ends inclusive. */
export type ArrivedBytes = readonly { readonly from: number; readonly to: number }[];

/**
 * What the host has received of a video.
 * @returns `bytes` is the file size, or null while it is incomplete
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

/** Deletes an unreferenced video from the host; leaving it behind after a failure is harmless. */
export async function dropVideo(videoId: string): Promise<void> {
  const path = videoPaths.video(videoId);
  await ask(path, { method: 'DELETE', as: 'video', schema: v.unknown() }).catch(() => null);
}
