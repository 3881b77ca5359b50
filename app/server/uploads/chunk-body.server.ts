import { AppError } from '#domain/app-error.ts';
import { chunkContentType, isChunk, readContentRange, videoMaxBytes } from '#domain/video/video.ts';
import type { ChunkRange } from '#domain/video/video.ts';
import { sniffedBytes, sniffVideo } from '#domain/video/video-file.ts';

/** A chunk being received; only its first bytes have been read. */
export interface IncomingChunk {
  readonly range: ChunkRange;
  readonly bytes: ReadableStream<Uint8Array>;
}

/** The byte range of a request's body within its file. @throws AppError `bad_chunk`, `video_too_large` */
function rangeOf({ headers }: Request): ChunkRange {
  const range = readContentRange(headers.get('content-range') ?? '');
  if (range === null || headers.get('content-type') !== chunkContentType) {
    throw new AppError('bad_chunk');
  }
  if (range.total > videoMaxBytes) throw new AppError('video_too_large');
  const length = Number(headers.get('content-length'));
  if (!isChunk(range) || length !== range.end - range.start + 1) throw new AppError('bad_chunk');
  return range;
}

/**
 * Validates a chunk before it is relayed: its headers, and that the file starts like a video. The body is streamed, not
 * buffered.
 * @throws AppError `bad_chunk`, `not_a_video`, `video_too_large`
 */
export async function openChunk(request: Request): Promise<IncomingChunk> {
  const range = rangeOf(request);
  if (request.body === null) throw new AppError('bad_chunk');
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const first: Uint8Array[] = [];
  if (range.start === 0) {
    for (let held = 0; held < Math.min(sniffedBytes, range.end + 1);) {
      const { done, value } = await reader.read();
      if (done) throw new AppError('bad_chunk');
      first.push(value);
      held += value.byteLength;
    }
    if (sniffVideo(Buffer.concat(first).subarray(0, sniffedBytes)) === null) {
      await reader.cancel().catch(() => null);
      throw new AppError('not_a_video');
    }
  }
  let missing = range.end - range.start + 1;
  const bytes = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const held = first.shift();
        const { done, value } = held ? { done: false, value: held } : await reader.read();
        if (!done) {
          missing -= value.byteLength;
          controller.enqueue(value);
        } else if (missing === 0) controller.close();
        // A body that was cut off must not look whole to the video host.
        else controller.error(new AppError('bad_chunk'));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { range, bytes };
}
