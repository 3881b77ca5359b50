import { beforeEach, expect, it, vi } from 'vitest';

import { createBurstLimit } from './burst-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('lets a few through at once, and again when time has passed', () => {
  let now = 0;
  const limit = createBurstLimit({ most: 3, perMs: 300, pauseMs: 10, now: () => now });
  const taken = (times: number) => Array.from({ length: times }, () => limit.take());
  expect(taken(5)).toEqual([true, true, true, false, false]);
  now = 100;
  expect(taken(2)).toEqual([true, false]);
  now = 100_000;
  expect(taken(4)).toEqual([true, true, true, false]);
});

it('does what waits once, and the last of it', () => {
  const done: string[] = [];
  const limit = createBurstLimit({ most: 1, perMs: 1_000, pauseMs: 50 });
  for (const name of ['first', 'second', 'third'])
    limit.soon(async () => {
      done.push(name);
    });
  vi.advanceTimersByTime(49);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['third']);
  limit.soon(async () => {
    done.push('later');
  });
  vi.advanceTimersByTime(50);
  expect(done).toEqual(['third', 'later']);
});
