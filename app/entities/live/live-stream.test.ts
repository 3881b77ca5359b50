import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createLiveStream } from './live-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openWorld() {
  const ages: number[] = [];
  const sources: ((name: string, data?: unknown) => void)[] = [];
  const closed: number[] = [];
  const onStale = vi.fn<(kinds: readonly string[]) => void>();
  const onEnd = vi.fn<() => void>();
  const stream = createLiveStream({
    connect(age) {
      const heard = new Map<string, (event: { data?: unknown }) => void>();
      const number = sources.length;
      ages.push(age);
      sources.push((name, data) => heard.get(name)?.({ data }));
      return {
        close: () => void closed.push(number),
        addEventListener: (name, listener) => void heard.set(name, listener),
      };
    },
    ...{ onStale, onEnd },
    now: () => Date.now(),
    random: () => 1,
  });
  /** Something comes over the newest stream. */
  const say = (name: string, data?: unknown) => sources.at(-1)?.(name, data);
  return { stream, say, ages, sources, closed, onStale, onEnd };
}

it('says what became stale, and overlooks what it does not understand', () => {
  const { stream, say, onStale } = openWorld();
  stream.start(0);
  expect(stream.isHealthy()).toBe(false);
  say('beat', '{}');
  expect(stream.isHealthy()).toBe(true);
  say('message', '{"stale":["orders","reports"]}');
  for (const text of ['', '{', '{"stale":["of a newer version"]}', '{"stale":"orders"}', '[]']) {
    say('message', text);
  }
  expect(onStale.mock.calls.filter(([kinds]) => kinds.length > 0)).toEqual([
    [['orders', 'reports']],
  ]);
  expect(stream.isHealthy()).toBe(true);
});

it('tries again with growing pauses, and asks for what it missed', () => {
  const { stream, say, ages, sources } = openWorld();
  stream.start(2_000);
  say('beat');
  vi.advanceTimersByTime(15_000);
  say('beat');
  vi.advanceTimersByTime(10_000);
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sources.length;
    say('error');
    expect(stream.isHealthy()).toBe(false);
    vi.advanceTimersByTime(pause - 1);
    expect(sources.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sources.length).toBe(before + 1);
  }
  // Of what the page shows, then of the time since the last beat, then of more than anyone remembers.
  expect(ages.slice(0, 3)).toEqual([5_000, 14_000, 16_000]);
  expect(ages.at(-1)).toBe(120_001);
  say('beat');
  say('error');
  vi.advanceTimersByTime(1_000);
  expect(sources.length).toBe(10);
});

it('takes a stream for dead that misses three beats, and one that never said a word', () => {
  const { stream, say, sources, closed } = openWorld();
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      vi.advanceTimersByTime(5_000);
      stream.check();
    }
  };
  stream.start(0);
  wait(45);
  expect(closed).toEqual([]);
  wait(5);
  expect(closed).toEqual([0]);
  wait(5);
  expect(sources.length).toBe(2);
  for (let beat = 0; beat < 20; beat += 1) {
    wait(15);
    say('beat');
  }
  expect(stream.isHealthy()).toBe(true);
  wait(50);
  expect(stream.isHealthy()).toBe(false);
});

it('ends with the session, and does not come back by itself', () => {
  const { stream, say, sources, onEnd } = openWorld();
  stream.start(0);
  say('beat');
  say('end');
  vi.advanceTimersByTime(600_000);
  stream.check();
  stream.hurry();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(sources.length).toBe(1);
});

it('comes back at once when the network does, and not after it was stopped', () => {
  const { stream, say, sources, onStale } = openWorld();
  stream.start(0);
  say('error');
  stream.hurry();
  expect(sources.length).toBe(2);
  stream.hurry();
  expect(sources.length).toBe(2);
  stream.stop();
  say('message', '{"stale":["orders"]}');
  say('error');
  stream.hurry();
  vi.advanceTimersByTime(600_000);
  expect(sources.length).toBe(2);
  expect(onStale).not.toHaveBeenCalled();
});
