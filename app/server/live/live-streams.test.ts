import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { StaleList } from '#app/platform/cache/stale-lists.ts';
import type { Role } from '#domain/account/role.ts';

import { readEvents, staleOrders } from '#tests/support/servers/event-stream.ts';
import { type LiveStreamsOptions } from './live-streams.ts';
import { createLiveStreams } from './create-live-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openWorld(options: Partial<LiveStreamsOptions> = {}) {
  const streams = createLiveStreams({
    ...{ beatMs: 15_000, perPerson: 5, perProcess: 20 },
    lives: () => Promise.resolve(true),
    stands: () => Promise.resolve(true),
    staleSince: () => [],
    ...options,
  });
  const open = (id: number, role: Role = 'fan', age = 0) => {
    const gone = new AbortController();
    const owner = { person: { id, role }, session: `session of ${id}` };
    const answer = streams.open(owner, { age, signal: gone.signal });
    return { answer, leave: () => gone.abort() };
  };
  const read = (id: number, role?: Role, age?: number) => {
    const { answer } = open(id, role, age);
    if (!(answer instanceof Response)) throw new Error(answer);
    return readEvents(answer);
  };
  return { streams, open, read };
}

const ofTwo: StaleList = { kind: 'orders', people: [1, 2] };

it('tells whom it concerns, all who run the shop, and no one else', async () => {
  const { streams, read } = openWorld();
  const [fan, celebrity, other, manager, administrator] = [
    read(1),
    read(2, 'celebrity'),
    read(3),
    read(4, 'manager'),
    read(5, 'administrator'),
  ];
  streams.hear(ofTwo);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const one of [fan, celebrity, manager, administrator]) {
    expect(one.events).toEqual([staleOrders]);
  }
  expect(other.events).toEqual([]);
  streams.hear({ kind: 'orders', people: 'anyone' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(other.events).toEqual([staleOrders]);
});

it('tells of many changes at once a single time, and of later ones once a second', async () => {
  const { streams, read } = openWorld();
  const fan = read(1);
  for (let change = 0; change < 100; change += 1) streams.hear(ofTwo);
  streams.hear({ kind: 'reports', people: [1] });
  await vi.advanceTimersByTimeAsync(250);
  expect(fan.events).toEqual(['data: {"stale":["orders","reports"]}']);
  for (let change = 0; change < 40; change += 1) {
    streams.hear(ofTwo);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1_500);
  expect(fan.events.length).toBeGreaterThanOrEqual(3);
  expect(fan.events.length).toBeLessThanOrEqual(4);
});

it('tells nothing to anyone who is not signed in any more, and ends', async () => {
  let stands = true;
  const { streams, read } = openWorld({ stands: () => Promise.resolve(stands) });
  const fan = read(1);
  stands = false;
  streams.hear(ofTwo);
  await vi.advanceTimersByTimeAsync(1_000);
  await fan.ended;
  expect(fan.events).toEqual(['event: end\ndata: {}']);
  expect(streams.size()).toBe(0);
});

it('looks for the session at each beat, and for the account at every fourth, without any change', async () => {
  let [lives, stands] = [true, true];
  const { streams, read } = openWorld({
    lives: () => Promise.resolve(lives),
    stands: () => Promise.resolve(stands),
  });
  const first = read(1);
  lives = false;
  await vi.advanceTimersByTimeAsync(15_000);
  await first.ended;
  lives = true;
  const second = read(1);
  stands = false;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(streams.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await second.ended;
  expect(streams.size()).toBe(0);
});

it('goes on while no one can say whether the session is there', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  const { streams, read } = openWorld({ lives: away, stands: away });
  const fan = read(1);
  streams.hear(ofTwo);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fan.events).toEqual([staleOrders]);
  expect(streams.size()).toBe(1);
});

it('has five for a person and a number for a process, and takes the next when one is left', () => {
  const { open } = openWorld({ perProcess: 7 });
  const own = Array.from({ length: 100 }, () => open(1));
  expect(own.filter(({ answer }) => answer instanceof Response)).toHaveLength(5);
  expect(own.at(-1)?.answer).toBe('person');
  expect(open(2).answer).toBeInstanceOf(Response);
  expect(open(3).answer).toBeInstanceOf(Response);
  expect(open(4).answer).toBe('process');
  own[0]?.leave();
  expect(open(1).answer).toBeInstanceOf(Response);
});

it('tells at once what was missed, and everything where that is not known', async () => {
  const told: StaleList[] = [
    { kind: 'reports', people: [1] },
    { kind: 'orders', people: [9] },
  ];
  const { read } = openWorld({ staleSince: (age) => (age < 1_000 ? told : null) });
  const [near, far] = [read(1, 'fan', 500), read(1, 'fan', 5_000)];
  await vi.advanceTimersByTimeAsync(300);
  expect(near.events).toEqual(['data: {"stale":["reports"]}']);
  expect(far.events).toEqual(['data: {"stale":["orders","applications","reports"]}']);
});

it('lets go of anyone who reads no more', async () => {
  const { streams, open } = openWorld();
  open(1);
  await vi.advanceTimersByTimeAsync(31 * 15_000);
  expect(streams.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 15_000);
  expect(streams.size()).toBe(0);
});

it('ends all when the process leaves, without a word that would sign anyone out', async () => {
  const { streams, read, open } = openWorld();
  const all = [read(1), read(2)];
  streams.leave();
  await Promise.all(all.map(({ ended }) => ended));
  expect(all.flatMap(({ events }) => events)).toEqual([]);
  expect(open(1).answer).toBe('process');
  expect(vi.getTimerCount()).toBe(0);
});
