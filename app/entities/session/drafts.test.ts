import { beforeEach, expect, it } from 'vitest';

import { dropDrafts, followDroppedWork, keepWorkFor, type Storages } from './drafts.ts';

function storage(...keys: string[]): Storage {
  const items = new Map(keys.map((key) => [key, 'kept']));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const keysOf = (kept: Storage) =>
  Array.from({ length: kept.length }, (_, index) => kept.key(index)).toSorted();

let kept: Storages;
beforeEach(() => {
  kept = {
    local: storage('astera.upload.7', 'astera.token', 'other'),
    tab: storage('astera.request', 'astera.upload.8'),
  };
});

it('goes with the person who signs out, but for what is not ours', () => {
  keepWorkFor(1, kept);
  dropDrafts(kept);
  expect(keysOf(kept.local)).toEqual(['astera.token', 'other']);
  expect(keysOf(kept.tab)).toEqual([]);
});

it('goes when another tab says that someone left, and at no other word', () => {
  followDroppedWork('astera.left', null, kept);
  followDroppedWork('astera.token', '1', kept);
  expect(keysOf(kept.tab)).toHaveLength(2);
  followDroppedWork('astera.left', '1', kept);
  expect(keysOf(kept.tab)).toEqual([]);
});

it('is taken over by anyone who signs in, kept for the same person, and dropped for another', () => {
  keepWorkFor(1, kept);
  keepWorkFor(1, kept);
  expect(keysOf(kept.tab)).toEqual(['astera.owner', 'astera.request', 'astera.upload.8']);
  keepWorkFor(2, kept);
  expect(keysOf(kept.tab)).toEqual(['astera.owner']);
  expect(keysOf(kept.local)).toEqual(['astera.owner', 'astera.token', 'other']);
});

it('of all windows is dropped for another person, also in a window that no one had before', () => {
  keepWorkFor(1, kept);
  const fresh = { ...kept, tab: storage('astera.request') };
  keepWorkFor(2, fresh);
  expect(keysOf(fresh.local)).toEqual(['astera.owner', 'astera.token', 'other']);
  expect(keysOf(fresh.tab)).toEqual(['astera.owner', 'astera.request']);
});
