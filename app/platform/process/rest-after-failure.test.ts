import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { restAfterFailure } from './rest-after-failure.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives everyone the failure, and tries again after 5 s, then twice as long, up to a minute', async () => {
  const broken = new Error('broken');
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(broken);
  const open = restAfterFailure(attempt);
  for (const [at, restMs] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
    for (const waitMs of [0, restMs - 1]) {
      vi.advanceTimersByTime(waitMs);
      await expect(open()).rejects.toBe(broken);
      expect(attempt).toHaveBeenCalledTimes(at + 1);
    }
    vi.advanceTimersByTime(1);
  }
});

it('begins with the short rest again once an attempt succeeded', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockResolvedValue('open');
  const open = restAfterFailure(attempt);
  const failOnce = async () => {
    attempt.mockRejectedValueOnce(new Error('broken'));
    await expect(open()).rejects.toThrow('broken');
  };
  await failOnce();
  vi.advanceTimersByTime(5_000);
  await failOnce();
  vi.advanceTimersByTime(10_000);
  expect(await open()).toBe('open');
  await failOnce();
  vi.advanceTimersByTime(5_000);
  expect(await open()).toBe('open');
});

it('makes one attempt at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const attempt = vi.fn<() => Promise<string>>(() => promise);
  const open = restAfterFailure(attempt);
  const both = [open(), open()];
  resolve('open');
  expect(await Promise.all(both)).toEqual(['open', 'open']);
  expect(attempt).toHaveBeenCalledTimes(1);
});
