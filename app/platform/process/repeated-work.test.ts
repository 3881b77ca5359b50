import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createEmitter } from './emitter.ts';
import { startRepeatedWork } from './repeated-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, at intervals and on events', async () => {
  const emitter = createEmitter();
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const repeated = startRepeatedWork(work, { everyMs: 1_000, emitter });
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  emitter.emit();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(3);
  await repeated.stop();
  emitter.emit();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('does after a run what became due during it, once, and never two at once', async () => {
  const emitter = createEmitter();
  let finish = () => {};
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const repeated = startRepeatedWork(work, { everyMs: 60_000, emitter });
  await vi.advanceTimersByTimeAsync(0);
  emitter.emit();
  emitter.emit();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('goes through failures, and tells a run that it is stopped', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const asked: boolean[] = [];
  let finish = () => {};
  const repeated = startRepeatedWork(
    async (isStopped) => {
      asked.push(isStopped());
      if (asked.length === 1) throw new Error('the first fails');
      await new Promise<void>((done) => (finish = done));
      asked.push(isStopped());
    },
    { everyMs: 1_000 },
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(logged).toHaveBeenCalledOnce();
  const stopping = repeated.stop();
  finish();
  await stopping;
  expect(asked).toEqual([false, false, true]);
  logged.mockRestore();
});
