import { openTransport } from '#app/server/composition.server.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import type { VideoFacts } from '#domain/service/quality-promise.ts';
import type { ReadBytes } from '#domain/video/facts/read-bytes.ts';
import { videoFacts } from '#domain/video/facts/video-facts.ts';

const timeoutMs = 10_000;

/** Reads from the video host as a player would: by ranges, and from a bucket by way of its address. */
function readerOf(videoId: string, signal: AbortSignal): ReadBytes {
  return async (start, length) => {
    const { serveVideo } = await openTransport();
    const range = { range: `bytes=${start}-${start + length - 1}` };
    const asked = new Request('http://video.invalid/', { headers: range, signal });
    const answer = await serveVideo(videoId, asked);
    const place = answer?.headers.get('location');
    const given = place ? await fetch(place, { headers: range, signal }) : answer;
    if (!given || given.status !== 206) {
      await given?.body?.cancel();
      throw new Error(`The video host answered ${given?.status ?? 'nothing'}.`);
    }
    return new Uint8Array(await given.arrayBuffer());
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
