import { fromPromise } from 'xstate';

import type { SendChunkInput } from '#app/machines/upload.machine.ts';
import { fetchWithProgress } from '#app/platform/browser/fetch-with-progress.ts';
import { createLimiter } from '#app/platform/process/limiter.ts';
import { chunksInFlight } from '#domain/video/video.ts';

import type { UploadTarget } from './upload-target.ts';

// The relay would refuse more (`chunkGate`), after a phone has sent part of them in vain.
const slots = createLimiter<'tab'>(chunksInFlight);

/**
 * Sends one chunk of a file through the relay, for the upload machine.
 * @throws AppError `too_many_requests` while others are on their way
 */
export function chunkSender(target: UploadTarget, videoId: string, file: File) {
  return fromPromise<void, SendChunkInput>(async ({ input, signal }) => {
    const { start, end, total } = input.range;
    await slots.within('tab', () =>
      target.relay(
        videoId,
        {
          start: String(start),
          end: String(end),
          total: String(total),
          file: file.slice(start, end + 1),
        },
        { signal, fetch: fetchWithProgress(input.onProgress) },
      ),
    );
  });
}
