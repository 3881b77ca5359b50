import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import type { Segment } from '../video-record.ts';

const readBytes = 64 * 1_024;

/**
 * Reads bytes `start` to `end` (inclusive) of a file stored in segments. Opens nothing before the first read, only one
 * file at a time, and closes it when the reader cancels.
 */
export function readSegments(
  folder: string,
  segments: readonly Segment[],
  { start, end }: { readonly start: number; readonly end: number },
): ReadableStream<Uint8Array> {
  const bytes = stretches(folder, segments, start, end - start + 1);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await bytes.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await bytes.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* stretches(
  folder: string,
  segments: readonly Segment[],
  start: number,
  length: number,
): AsyncGenerator<Uint8Array, void, void> {
  let skip = start;
  let left = length;
  for (const segment of segments) {
    if (left <= 0) return;
    if (skip >= segment.bytes) {
      skip -= segment.bytes;
      continue;
    }
    const wanted = Math.min(segment.bytes - skip, left);
    const file = await open(join(folder, segment.file), 'r');
    try {
      yield* stretch(file, segment.from + skip, wanted);
    } finally {
      await file.close();
    }
    left -= wanted;
    skip = 0;
  }
}

async function* stretch(
  file: FileHandle,
  from: number,
  length: number,
): AsyncGenerator<Uint8Array, void, void> {
  for (let done = 0; done < length;) {
    const buffer = new Uint8Array(Math.min(readBytes, length - done));
    const { bytesRead } = await file.read(buffer, 0, buffer.byteLength, from + done);
    // Ending normally would pass off a truncated video as complete.
    if (bytesRead === 0) throw new Error('A stored video is shorter than its record says.');
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
