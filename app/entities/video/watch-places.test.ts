import { beforeEach, expect, it, vi } from 'vitest';

import { findPlace, keepPlace } from './watch-places.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  return () => vi.unstubAllGlobals();
});

it('remembers where a video was stopped, of the last thirty', () => {
  for (let one = 0; one < 31; one += 1) keepPlace(`v${one}`, { seconds: one + 0.7, ratio: 1.5 });
  expect(findPlace('v0')).toBeNull();
  expect(findPlace('v30')).toMatchObject({ seconds: 30, ratio: 1.5 });
  keepPlace('v30', { seconds: 99, ratio: 0.5 });
  expect(findPlace('v30')).toMatchObject({ seconds: 99, ratio: 0.5 });
});

it('starts over with what no one can read', () => {
  stored.set('astera.watched', '{"id":');
  expect(findPlace('v1')).toBeNull();
  stored.set('astera.watched', '[{"id":"v1","seconds":3,"ratio":0}]');
  expect(findPlace('v1')).toBeNull();
});
