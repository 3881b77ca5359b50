import { fromPromise } from 'xstate';

import type { SendChunkInput } from '#app/machines/upload.machine.ts';
import { sendingWithProgress } from '#app/platform/browser/sending-with-progress.ts';
import { createLimiter } from '#app/platform/process/limiter.ts';
import { AppError } from '#domain/app-error.ts';
import {
  chunkContentType,
  chunksInFlight,
  contentRange,
  uploadTicketHeader,
  type ChunkRange,
} from '#domain/video/video.ts';

import type { UploadTarget } from './upload-target.ts';
import { forgetTicket, ticketFor } from './upload-ticket.ts';
import { relayChunk } from './video.functions.ts';

// The relay would reject more (`chunkGate`) after a phone had already sent part of them.
const slots = createLimiter<'tab'>(chunksInFlight);

type Call = Pick<NonNullable<Parameters<typeof relayChunk>[0]>, 'signal' | 'fetch'>;

/** Sends with the current ticket; a ticket that the server rejects is replaced once. */
async function sendWithTicket(
  target: UploadTarget,
  videoId: string,
  range: ChunkRange,
  call: Call,
): Promise<void> {
  const send = async () => {
    const headers = {
      [uploadTicketHeader]: await ticketFor(target, videoId),
      'content-range': contentRange(range),
      'content-type': chunkContentType,
    };
    await relayChunk({ ...call, headers });
  };
  try {
    await send();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'sign_in_required')) throw error;
    forgetTicket(target);
    await send();
  }
}

/**
 * Sends one chunk of a file through the relay, for the upload machine.
 * @throws AppError `too_many_requests` while other chunks are in flight
 */
export function chunkSender(target: UploadTarget, videoId: string, file: File) {
  return fromPromise<void, SendChunkInput>(({ input, signal }) =>
    slots.within('tab', () =>
      sendWithTicket(target, videoId, input.range, {
        signal,
        fetch: sendingWithProgress(
          file.slice(input.range.start, input.range.end + 1),
          input.onProgress,
        ),
      }),
    ),
  );
}
