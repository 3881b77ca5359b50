import type { OrderVideo } from '#domain/order/order-parts.ts';
import type { VideoFacts } from '#domain/service/quality-promise.ts';
import type { ReadBytes } from '#domain/video/facts/read-bytes.ts';
import { videoFacts } from '#domain/video/facts/video-facts.ts';

import { internalVideoRequest, readStoredVideo } from './stored-video.server.ts';

const timeoutMs = 10_000;

/** Reads from the video host as a player would: by ranges. */
function readerOf(videoId: string, signal: AbortSignal): ReadBytes {
  return async (start, length) => {
    const headers = { range: `bytes=${start}-${start + length - 1}` };
    const answer = await readStoredVideo(videoId, internalVideoRequest({ headers, signal }));
    if (answer?.status !== 206) {
      await answer?.body?.cancel();
      throw new Error(`The video host answered ${answer?.status ?? 'nothing'}.`);
    }
    return new Uint8Array(await answer.arrayBuffer());
  };
}

/**
 * Length and sound of a stored video, from the metadata of its file. A host that does not give it now, as those that
 * encode first, leaves it unknown: it is never a reason to refuse a video.
 */
export async function lookIntoVideo({ videoId, bytes }: OrderVideo): Promise<Partial<VideoFacts>> {
  try {
    return await videoFacts(readerOf(videoId, AbortSignal.timeout(timeoutMs)), bytes);
  } catch (error) {
    console.error(error);
    return {};
  }
}
