import { fromPromise } from 'xstate';

import type { SendChunkInput } from '#app/machines/upload.machine.ts';
import { fetchWithProgress } from '#app/platform/fetch-with-progress.ts';

import type { UploadTarget } from './upload-target.ts';

/** Sends one chunk of a file through the relay, for the upload machine. */
export function chunkSender(target: UploadTarget, videoId: string, file: File) {
  return fromPromise<void, SendChunkInput>(async ({ input, signal }) => {
    const { start, end, total } = input.range;
    await target.relay(
      videoId,
      {
        start: String(start),
        end: String(end),
        total: String(total),
        file: file.slice(start, end + 1),
      },
      { signal, fetch: fetchWithProgress(input.onProgress) },
    );
  });
}
