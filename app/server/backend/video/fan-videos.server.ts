import { AppError } from '#domain/app-error.ts';

import { createVideo, expectTitle, videoArrival, type ArrivedBytes } from './video-host.server.ts';

/** Ties a video to the fan who uploads it, before there is an order. */
function titleFor(personId: number): string {
  return `fan-${personId}`;
}

/** Creates a fan's video for a request. @returns the id to send chunks to @throws AppError `video_too_large` */
export function createFanVideo(personId: number, bytes: number): Promise<string> {
  return createVideo(titleFor(personId), bytes);
}

/** The ranges received of a fan's video. @throws AppError `not_found` */
export async function fanVideoArrival(personId: number, videoId: string): Promise<ArrivedBytes> {
  await expectTitle(videoId, titleFor(personId));
  return (await videoArrival(videoId)).arrived;
}

/** The length of a fan's video, or null if it does not exist, is incomplete or belongs to someone else. */
export async function fanVideoBytes(personId: number, videoId: string): Promise<number | null> {
  try {
    await expectTitle(videoId, titleFor(personId));
    return (await videoArrival(videoId)).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
