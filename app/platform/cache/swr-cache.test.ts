import { setTimeout as passed } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { AppError } from '#domain/app-error.ts';

import { swrCache } from './swr-cache.server.ts';

/** A source that counts how often it is asked and can be made to fail; its clock is moved by hand. */
function startSource() {
  const state = { asked: 0, now: 1_000, failure: null as AppError | null };
  const read = swrCache(
    async (name: string, filters: object) => {
      state.asked += 1;
      if (state.failure) throw state.failure;
      return Promise.resolve(`${name} ${JSON.stringify(filters)} ${state.asked}`);
    },
    { freshMs: 60, staleMs: 600, most: 2, now: () => state.now },
  );
  return { state, read };
}

it('asks once for as long as the answer is new, and for each question apart', async () => {
  const { state, read } = startSource();
  expect(await Promise.all([read('a', {}), read('a', {})])).toEqual(['a {} 1', 'a {} 1']);
  state.now += 59;
  expect(await read('a', {})).toBe('a {} 1');
  expect(await read('a', { page: 2 })).toBe('a {"page":2} 2');
});

it('gives the old answer at once and the next one after it', async () => {
  const { state, read } = startSource();
  await read('a', {});
  state.now += 61;
  expect(await read('a', {})).toBe('a {} 1');
  expect(state.asked).toBe(2);
  await vi.waitFor(async () => expect(await read('a', {})).toBe('a {} 2'));
  expect(state.asked).toBe(2);
});

it('waits for a new answer when the old one is too old', async () => {
  const { state, read } = startSource();
  await read('a', {});
  state.now += 1_000;
  expect(await read('a', {})).toBe('a {} 2');
});

it('still answers when the source is away, however old the answer is', async () => {
  const { state, read } = startSource();
  await read('a', {});
  state.failure = new AppError('backend_timeout');
  for (const later of [61, 100_000]) {
    state.now += later;
    expect(await read('a', {})).toBe('a {} 1');
  }
  await expect(read('never asked', {})).rejects.toMatchObject({ code: 'backend_timeout' });
  state.failure = null;
  expect(await read('never asked', {})).toContain('never asked');
});

it('says that something is gone instead of showing what it was', async () => {
  const { state, read } = startSource();
  await read('a', {});
  state.failure = new AppError('not_found');
  state.now += 1_000;
  await expect(read('a', {})).rejects.toMatchObject({ code: 'not_found' });
  const { asked } = state;
  await expect(read('a', {})).rejects.toMatchObject({ code: 'not_found' });
  expect(state.asked).toBe(asked);
});

it('gives what may have changed until it is read anew, at once for a subject, and once for a burst', async () => {
  let [asked, failing] = [0, false];
  const read = swrCache(
    async (id: number) => {
      asked += 1;
      if (failing) throw new AppError('backend_timeout');
      return Promise.resolve({ id, asked });
    },
    {
      ...{ freshMs: 60_000, staleMs: 600_000, most: 9 },
      kept: {
        ...{ kind: 'thing', format: 1, store: () => Promise.resolve(null) },
        subject: (id: number) => `thing:${id}`,
      },
    },
  );
  await Promise.all([read(1), read(2)]);
  const renewed = Promise.all([read.renew('thing:1'), read.renew('thing:1')]);
  expect(await read(1)).toEqual({ id: 1, asked: 1 });
  await renewed;
  expect([await read(1), await read(2)]).toEqual([
    { id: 1, asked: 3 },
    { id: 2, asked: 2 },
  ]);
  failing = true;
  await read.renew('thing:2');
  expect(await read(2)).toEqual({ id: 2, asked: 2 });
});

it('is renewed only once it was read anew, also where someone who looked just now is about to read it', async () => {
  let asked = 0;
  const read = swrCache(
    async (id: number) => {
      asked += 1;
      return Promise.resolve({ id, asked });
    },
    {
      ...{ freshMs: 60_000, staleMs: 600_000, most: 9 },
      kept: {
        ...{ kind: 'thing', format: 1, store: () => Promise.resolve(null) },
        subject: (id: number) => `thing:${id}`,
      },
    },
  );
  await read(1);
  const renewed = read.renew('thing:1');
  // Just before those that are renewed together are read: what this look reads waits until its page has gone out.
  await passed(225);
  await read(1);
  await renewed;
  expect(await read(1)).toEqual({ id: 1, asked: 2 });
});

it('forgets what was not asked for the longest', async () => {
  const { state, read } = startSource();
  await read('a', {});
  await read('b', {});
  await read('c', {});
  await read('a', {});
  expect(state.asked).toBe(4);
});

it('never gives what was answered, or asked, before someone made it forget', async () => {
  const { state, read } = startSource();
  await read('a', {});
  const underWay = read('b', {});
  read.forget();
  expect(await underWay).toBe('b {} 2');
  expect(await read('a', {})).toBe('a {} 3');
  expect(await read('b', {})).toBe('b {} 4');
  state.failure = new AppError('backend_failed');
  expect(await read('b', {})).toBe('b {} 4');
});
