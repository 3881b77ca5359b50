import { BrokenCircuitError } from 'cockatiel';
import { afterEach, expect, it, vi } from 'vitest';

import { memoryOfOne } from '#tests/support/wordpress/memory-of-one.ts';

import { Unanswered } from './site.server.ts';
import { createSite } from './create-site.server.ts';
import { openWriteLocks } from './write-locks.server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const timeoutMs = 10_000;
const start = Date.parse('2026-06-01T10:00:00Z');

const fails = (error: Error) => () => Promise.reject(error);
const says = (status: number) => () => Promise.resolve(Response.json({}, { status }));
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

/** What becomes of a turn in which a change was sent: who asks next, so many seconds later, may have it or not. */
async function isTakenAfter(answer: () => Promise<Response>, seconds: number, makes: boolean) {
  const memory = memoryOfOne();
  const turns = openWriteLocks(memory, { timeoutMs, clock: () => new Date(start) });
  const site = createSite({
    ...{ url: 'http://wordpress.test', serviceAuthorization: 'Basic a', timeoutMs },
    fetch: answer,
  });
  const request = new Request('http://wordpress.test/', { method: 'POST', body: '{}' });
  const work = () => site.pass(request);
  await (makes ? turns('a', work, { makes }) : turns('a', work)).catch(() => {});
  const later = new Date(start + seconds * 1_000);
  return !(await memory.lease('a', later, later));
}

it.each([
  ['is lost', fails(new TypeError('terminated'))],
  ['is given up by a proxy', says(504)],
])(
  'a turn in which something is made ends after a minute where its answer %s',
  async (_, answer) => {
    expect(await isTakenAfter(answer, 59, true)).toBe(true);
    expect(await isTakenAfter(answer, 61, true)).toBe(false);
  },
);

it.each([
  ['it came', says(201)],
  ['it is a refusal', says(400)],
  ['PHP died', says(500)],
  ['no one was there to hear', fails(new TypeError('fetch failed', { cause: refused }))],
  ['the line is left alone', fails(new BrokenCircuitError())],
])('and at once where %s', async (_, answer) => {
  expect(await isTakenAfter(answer, 0, true)).toBe(false);
});

it('a turn in which nothing is made ends with its work', async () => {
  expect(await isTakenAfter(fails(new TypeError('terminated')), 0, false)).toBe(false);
});

it('a kept turn is given back to who comes next as soon as it is seen that all is done', async () => {
  const memory = memoryOfOne();
  const turns = openWriteLocks(memory, { timeoutMs: 100, clock: () => new Date(start) });
  const lost = async () => {
    throw new Unanswered(new Error('terminated'));
  };
  let isDone = false;
  const writing = { makes: true, isDone: async () => isDone } as const;
  await expect(turns('a', lost, writing)).rejects.toThrow('did not answer');
  await expect(turns('a', async () => 'mine')).rejects.toThrow('503');
  isDone = true;
  expect(await turns('a', async () => 'mine')).toBe('mine');
});

it('and to who comes to another process, though no one comes here', async () => {
  vi.useFakeTimers();
  const memory = memoryOfOne();
  const times = { timeoutMs: 1_000, clock: () => new Date(start) };
  const [here, elsewhere] = [openWriteLocks(memory, times), openWriteLocks(memory, times)];
  const lost = () => Promise.reject(new Unanswered(new Error('terminated')));
  let isDone = false;
  const writing = { makes: true, isDone: async () => isDone } as const;
  await expect(here('a', lost, writing)).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(elsewhere('a', async () => 'mine')).rejects.toThrow('503');
  isDone = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await elsewhere('a', async () => 'mine')).toBe('mine');
});

it('is looked after until it ends and no longer, and a look that fails is no one’s trouble', async () => {
  vi.useFakeTimers();
  const told = vi.spyOn(console, 'error');
  const turns = openWriteLocks(memoryOfOne(), { timeoutMs, clock: () => new Date(start) });
  const lost = () => Promise.reject(new Unanswered(new Error('terminated')));
  const isDone = vi.fn<() => Promise<boolean>>().mockRejectedValue(new TypeError('fetch failed'));
  await expect(turns('a', lost, { makes: true, isDone })).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isDone).toHaveBeenCalledTimes(31);
  expect([told.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
});

it('what was given up while it waited for its turn is not sent', async () => {
  const sent: string[] = [];
  const site = createSite({
    ...{ url: 'http://wordpress.test', serviceAuthorization: 'Basic a', timeoutMs },
    fetch: async () => {
      sent.push('sent');
      return Response.json({});
    },
  });
  const init = { method: 'POST', body: '{}', signal: AbortSignal.abort(new Error('given up')) };
  await expect(site.pass(new Request('http://wordpress.test/', init))).rejects.toThrow('given up');
  expect(sent).toEqual([]);
});
