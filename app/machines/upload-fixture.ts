import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { chunkBytes } from '#domain/video/video.ts';

import { uploadMachine, type SendChunkInput, type UploadInput } from './upload.machine.ts';

/** Two full chunks and a short one. */
export const fileBytes = 2 * chunkBytes + 1_000;

interface Call extends SendChunkInput {
  readonly signal: AbortSignal;
  readonly succeed: () => void;
  readonly fail: (error?: Error) => void;
}

/** An upload whose attempts are controlled by the test. */
export function upload(input: UploadInput) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];
  const machine = uploadMachine.provide({
    actors: {
      sendChunk: fromPromise<void, SendChunkInput>(
        ({ input: sent, signal }) =>
          new Promise<void>((resolve, reject) => {
            calls.push({
              ...sent,
              signal,
              succeed: () => resolve(),
              fail: (error = new Error('refused')) => reject(error),
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, { input, clock }).start();
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There was no attempt ${index}.`);
    return found;
  };
  const reaches = (state: 'sending' | 'waiting' | 'queued' | 'paused' | 'failed' | 'completed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, calls, call, reaches };
}

export type Upload = ReturnType<typeof upload>;

/** Waits until this many attempts were made. */
export const attempts = (subject: Upload, count: number) =>
  waitFor(subject.actor, () => subject.calls.length === count);

/** Fails the first attempt and all four retries. */
export async function exhaust(subject: Upload, first: number): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    subject.call(first + attempt).fail();
    if (attempt === 4) break;
    await subject.reaches('waiting');
    subject.clock.increment(2_000);
  }
  await subject.reaches('failed');
}
