import { beforeEach, expect, it, vi } from 'vitest';

import { createLineLimit } from './line-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function counted() {
  const rests: number[] = [];
  const limit = createLineLimit({ most: 3, perMs: 1_000, tellRest: (rest) => rests.push(rest) });
  const taken = (times: number) =>
    Array.from({ length: times }, () => limit.take()).filter(Boolean).length;
  return { rests, limit, taken };
}

it('a few lines are written one by one, and of the rest how many they were', () => {
  const { rests, taken } = counted();
  expect(taken(1_000)).toBe(3);
  vi.advanceTimersByTime(999);
  expect(rests).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rests).toEqual([997]);
  expect(taken(2)).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(rests).toEqual([997]);
});

it('what was not told is told at the end', () => {
  const { rests, limit, taken } = counted();
  limit.stop();
  taken(5);
  limit.stop();
  limit.stop();
  expect(rests).toEqual([2]);
});
