import { assign, fromPromise, setup } from 'xstate';

import {
  cameraProblem,
  countdownSeconds,
  recordingMaxMs,
  type CameraProblem,
  type Take,
} from '#domain/video/recording.ts';

export interface RecordingContext {
  readonly problem: CameraProblem | null;
  /** Seconds until recording starts. */
  readonly countdown: number;
  readonly take: Take | null;
}

export type RecordingEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  /** Stops the countdown, not a recording. */
  | { readonly type: 'WAIT' }
  | { readonly type: 'RETAKE' }
  | { readonly type: 'RETRY' };

function problemOf(error: unknown): CameraProblem {
  return cameraProblem(error instanceof Error ? error.name : '');
}

/**
 * Records one video: opens the camera, runs a countdown, shows the take, and repeats as often as the user likes.
 * `openCamera` and `record` must be provided; `record` resolves once `stopRecorder` is called or the camera stops. The
 * camera is released as soon as recording is over.
 */
export const recordingMachine = setup({
  types: { context: {} as RecordingContext, events: {} as RecordingEvent },
  actors: {
    openCamera: fromPromise<void>(async () => {
      throw new Error('recordingMachine needs an openCamera actor.');
    }),
    record: fromPromise<Take>(async () => {
      throw new Error('recordingMachine needs a record actor.');
    }),
  },
  actions: {
    stopRecorder: () => {},
    releaseCamera: () => {},
    countDown: assign({ countdown: ({ context }) => context.countdown - 1 }),
  },
  guards: { isCountedDown: ({ context }) => context.countdown <= 1 },
  delays: { second: 1_000, longest: recordingMaxMs },
}).createMachine({
  id: 'recording',
  context: { problem: null, countdown: countdownSeconds, take: null },
  initial: 'opening',
  states: {
    opening: {
      entry: assign({ problem: null, take: null }),
      invoke: {
        src: 'openCamera',
        onDone: 'ready',
        onError: {
          target: 'refused',
          actions: assign({ problem: ({ event }) => problemOf(event.error) }),
        },
      },
    },
    refused: { entry: 'releaseCamera', on: { RETRY: 'opening' } },
    ready: { on: { START: 'counting' } },
    counting: {
      entry: assign({ countdown: countdownSeconds }),
      initial: 'running',
      states: {
        running: {
          after: {
            second: [
              { guard: 'isCountedDown', target: '#recording.recording' },
              { target: 'running', reenter: true, actions: 'countDown' },
            ],
          },
        },
      },
      on: { WAIT: 'ready' },
    },
    recording: {
      invoke: {
        src: 'record',
        onDone: { target: 'review', actions: assign({ take: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign({ problem: ({ event }) => problemOf(event.error) }),
        },
      },
      after: { longest: { actions: 'stopRecorder' } },
      on: { STOP: { actions: 'stopRecorder' } },
    },
    review: { entry: 'releaseCamera', on: { RETAKE: 'opening' } },
  },
});
