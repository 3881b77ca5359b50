import type { VideoFacts } from '#domain/service/quality-promise.ts';
import { sniffedBytes, sniffVideo } from '../video-file.ts';

import { mp4Facts } from './mp4-facts.ts';
import type { ReadBytes } from './read-bytes.ts';
import { webmFacts } from './webm-facts.ts';

const unknown: VideoFacts = { seconds: null, sound: null };

/**
 * How long a video is and whether it has an audio track, from the metadata of its container: MP4 (and MOV) and WebM, as
 * phones and browsers write them. Other containers, and broken files, are unknown.
 * @param bytes the size of the file
 */
export async function videoFacts(read: ReadBytes, bytes: number): Promise<VideoFacts> {
  try {
    const container = sniffVideo(await read(0, sniffedBytes));
    if (container === 'mp4') return await mp4Facts(read, bytes);
    if (container === 'webm') return await webmFacts(read, bytes);
    return unknown;
  } catch (error) {
    // Lengths that lead past the end of what was read: the file is broken, which its player will tell.
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}
