import { assign, fromPromise, setup } from 'xstate';

import {
  chunkCount,
  chunkRange,
  chunkRetries,
  chunkRetryDelayMs,
  type ChunkRange,
} from '#domain/video/video.ts';
import type { UploadContext } from './upload-progress.ts';
import { finalFailures, failureOf } from './upload-failure.ts';

export interface UploadInput {
  readonly fileBytes: number;
  /** Indexes (from 0) of the chunks the server already has from an interrupted upload. */
  readonly acknowledged?: readonly number[];
  /** Whether the network is available at the start. */
  readonly isOnline?: boolean;
}

export type UploadEvent =
  | { readonly type: 'START' }
  | { readonly type: 'PROGRESS'; readonly chunk: number; readonly progress: number }
  /** Try again after failure; `acknowledged` adds the chunks the server reports by now. */
  | { readonly type: 'RETRY'; readonly acknowledged?: readonly number[] }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** The network was lost or restored. */
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'CANCEL' };

/** Events an upload handles at any time, between chunks and during one. */
const interruptions = {
  OFFLINE: { target: 'offline', actions: 'noteOffline' },
  PAUSE: 'paused',
  CANCEL: 'cancelled',
} as const;

/** Input of the provided `sendChunk`; its promise resolves when the server has acknowledged the chunk. */
export interface SendChunkInput {
  readonly chunk: number;
  readonly range: ChunkRange;
  /** @param progress share of the chunk that has been sent, 0 to 1 */
  readonly onProgress: (progress: number) => void;
}

/**
 * Sends a file chunk by chunk (spec §4 "Video upload", §9). A failed chunk is retried after 2000 ms, 4 times; after
 * that, or at once if the server will never accept it, the upload fails. RETRY resumes at the first unacknowledged
 * chunk, never from the start. A pause waits for the chunk in flight. No attempts are used up while offline, while
 * paused, or while the same person's other uploads occupy the relay. `sendChunk` must be provided; its `signal` is
 * aborted when the chunk is no longer needed.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    sendChunk: fromPromise<void, SendChunkInput>(async () => {
      throw new Error('uploadMachine needs a sendChunk actor.');
    }),
  },
  delays: { retryDelay: chunkRetryDelayMs },
  guards: {
    isAllSent: ({ context }) => context.chunk >= chunkCount(context.fileBytes),
    isOffline: ({ context }) => !context.isOnline,
    isPausing: ({ context }) => context.isPausing,
  },
  actions: {
    acknowledge: assign(({ context }) =>
      progressed(context, [...context.acknowledged, context.chunk]),
    ),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetProgress: assign({ progress: 0 }),
    forgetAttempts: assign({ progress: 0, attempt: 0, isPausing: false }),
    noteOffline: assign({ isOnline: false }),
    noteOnline: assign({ isOnline: true }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { fileBytes, acknowledged = [], isOnline = true } }) =>
    progressed({ fileBytes, isOnline, isPausing: false }, acknowledged),
  initial: 'idle',
  on: { OFFLINE: { actions: 'noteOffline' }, ONLINE: { actions: 'noteOnline' } },
  states: {
    idle: { on: { START: 'choosing', CANCEL: 'cancelled' } },
    choosing: {
      always: [
        { guard: 'isAllSent', target: 'completed' },
        { guard: 'isPausing', target: 'paused' },
        { guard: 'isOffline', target: 'offline' },
        { target: 'sending' },
      ],
    },
    sending: {
      invoke: {
        src: 'sendChunk',
        input: ({ context, self }) => ({
          chunk: context.chunk,
          range: chunkRange(context.chunk, context.fileBytes),
          onProgress: (progress) => self.send({ type: 'PROGRESS', chunk: context.chunk, progress }),
        }),
        onDone: { target: 'choosing', actions: 'acknowledge' },
        onError: [
          {
            guard: ({ context, event }) =>
              context.isPausing && !finalFailures.has(failureOf(event.error)),
            target: 'paused',
          },
          {
            guard: ({ event }) => failureOf(event.error) === 'too_many_requests',
            target: 'queued',
            actions: 'forgetProgress',
          },
          {
            guard: ({ context, event }) =>
              context.attempt < chunkRetries && !finalFailures.has(failureOf(event.error)),
            target: 'waiting',
            actions: 'forgetProgress',
          },
          {
            target: 'failed',
            actions: assign({ progress: 0, failure: ({ event }) => failureOf(event.error) }),
          },
        ],
      },
      on: {
        PROGRESS: {
          // A late report for the previous chunk would make the bar jump.
          guard: ({ context, event }) => event.chunk === context.chunk,
          actions: assign({ progress: ({ event }) => Math.min(1, Math.max(0, event.progress)) }),
        },
        ...interruptions,
        // A half-sent chunk would have to be sent again, so it is finished before the pause.
        PAUSE: { actions: assign({ isPausing: true }) },
        RESUME: { actions: assign({ isPausing: false }) },
      },
    },
    waiting: {
      after: { retryDelay: { target: 'sending', actions: 'countAttempt' } },
      on: interruptions,
    },
    // The relay accepts a few chunks per person at a time; this one waits for its turn.
    queued: { after: { retryDelay: 'sending' }, on: interruptions },
    offline: {
      entry: 'forgetAttempts',
      on: {
        ONLINE: { target: 'choosing', actions: 'noteOnline' },
        PAUSE: 'paused',
        CANCEL: 'cancelled',
      },
    },
    paused: {
      entry: 'forgetAttempts',
      on: { RESUME: 'choosing', CANCEL: 'cancelled' },
    },
    failed: {
      on: {
        RETRY: {
          target: 'choosing',
          actions: assign(({ context, event }) =>
            progressed(context, [...context.acknowledged, ...(event.acknowledged ?? [])]),
          ),
        },
        CANCEL: 'cancelled',
      },
    },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** The context once these chunks are acknowledged; the next chunk is the first missing one. */
function progressed(
  { fileBytes, isOnline, isPausing }: Pick<UploadContext, 'fileBytes' | 'isOnline' | 'isPausing'>,
  chunks: readonly number[],
): UploadContext {
  const count = chunkCount(fileBytes);
  const acknowledged = new Set(
    chunks.filter((chunk) => Number.isInteger(chunk) && chunk >= 0 && chunk < count),
  );
  let chunk = 0;
  while (acknowledged.has(chunk)) chunk += 1;
  return {
    fileBytes,
    isOnline,
    isPausing,
    acknowledged,
    sentChunks: acknowledged.size,
    chunk,
    progress: 0,
    attempt: 0,
    failure: null,
  };
}
