import { fromPromise } from 'xstate';

import type { SendChunkInput } from '#app/machines/upload.machine.ts';
import { fetchWithProgress } from '#app/platform/fetch-with-progress.ts';

import { relayChunk } from './video.functions.ts';

/** Sends one chunk of a file through the relay, for the upload machine. */
export function chunkSender(orderId: number, videoId: string, file: File) {
  return fromPromise<void, SendChunkInput>(async ({ input, signal }) => {
    const { start, end, total } = input.range;
    const form = new FormData();
    for (const [name, value] of Object.entries({ orderId, videoId, start, end, total })) {
      form.set(name, String(value));
    }
    form.set('file', file.slice(start, end + 1));
    await relayChunk({ data: form, signal, fetch: fetchWithProgress(input.onProgress) });
  });
}
