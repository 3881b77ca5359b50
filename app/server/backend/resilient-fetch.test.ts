import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { collectGarbage } from '#tests/support/collect-garbage.ts';

import { resilientFetch } from './resilient-fetch.server.ts';

const address = 'http://backend.internal/wp-json/';
const read = () => new Request(address);
const write = () => new Request(address, { method: 'POST', body: '{}' });
const file = () => new Request(address, { method: 'PUT', body: 'a picture' });
const never = () => new Promise<Response>(() => {});
const lost = () => Promise.reject(new TypeError('fetch failed'));
const says = (status: number, body = 'ok') =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
/** A page of someone on the way, who calls it a success. */
const page = () =>
  Promise.resolve(new Response('<p>Soon.</p>', { headers: { 'content-type': 'text/html' } }));

/** An answer whose line goes away in the middle of it. */
function cut(): Promise<Response> {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return Promise.resolve(new Response(body));
}

const paused = vi.fn<(isPaused: boolean) => void>();
const steadiness = {
  ...{ pauseMs: 2_000, timeoutMs: 5_000, onPause: paused },
  limitMs: ({ method }: Request) => (method === 'PUT' ? 60_000 : 10_000),
  isRead: ({ method }: Request) => method === 'GET',
  isOwn: ({ headers }: Response) => headers.get('content-type') === 'application/json',
};

/** A back end that answers one thing after the other, the last one for ever. */
function line(...answers: readonly (() => Promise<Response>)[]) {
  const ask = vi.fn<(request: Request) => Promise<Response>>();
  answers.slice(0, -1).forEach((answer) => ask.mockImplementationOnce(answer));
  ask.mockImplementation(answers.at(-1) ?? lost);
  return { ask, steady: resilientFetch(ask, steadiness) };
}

beforeEach(() => {
  paused.mockClear();
  vi.useFakeTimers();
  // Pauses differ by chance, down to none.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Asks, and lets the time pass that a second try waits. */
async function outcomeOf(answer: Promise<Response>): Promise<string> {
  const outcome = answer.then(
    async (response) => `${response.status} ${await response.text()}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await vi.advanceTimersByTimeAsync(500);
  return outcome;
}

it.each([
  ['lost', lost],
  ['cut in the middle', cut],
  ['refused by a proxy', () => says(503)],
])('a read that is %s is asked once more', async (_, trouble) => {
  const { ask, steady } = line(trouble, () => says(200));
  expect(await outcomeOf(steady(read()))).toBe('200 ok');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a read is asked twice at most', async () => {
  const { ask, steady } = line(lost);
  expect(await outcomeOf(steady(read()))).toBe('fetch failed');
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([200, 401, 403, 404, 500])('an answer of %d is taken as it is', async (status) => {
  const { ask, steady } = line(() => says(status));
  expect(await outcomeOf(steady(read()))).toBe(`${status} ok`);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a write is never asked twice: it may have been heard', async () => {
  const { ask, steady } = line(lost);
  expect(await outcomeOf(steady(write()))).toBe('fetch failed');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('what was given up is not asked again', async () => {
  const { ask, steady } = line(lost);
  const given = new AbortController();
  given.abort();
  await outcomeOf(steady(new Request(address, { signal: given.signal })));
  expect(ask.mock.calls.length).toBeLessThanOrEqual(1);
});

it('what is given up is given up on the line as well, even when garbage was collected meanwhile', async () => {
  const signals: AbortSignal[] = [];
  const steady = resilientFetch((request, init) => {
    signals.push(init?.signal ?? request.signal);
    return new Promise(() => {});
  }, steadiness);
  const given = new AbortController();
  for (const method of ['GET', 'POST']) {
    steady(new Request(address, { signal: given.signal, method })).catch(() => {});
  }
  await vi.advanceTimersByTimeAsync(1);
  collectGarbage();
  given.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it.each([
  ['failures', lost],
  ['pages in place of answers', page],
])('after five %s in a row it is left alone, and comes back by itself', async (_, trouble) => {
  const { ask, steady } = line(...Array.from({ length: 5 }, () => trouble), () => says(200));
  for (let failure = 1; failure <= 5; failure += 1) await outcomeOf(steady(write()));
  expect(await outcomeOf(steady(read()))).toMatch(/circuit/i);
  expect(ask).toHaveBeenCalledTimes(5);
  expect(paused.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcomeOf(steady(read()))).toBe('200 ok');
  expect(await outcomeOf(steady(write()))).toBe('200 ok');
  expect(paused.mock.calls).toEqual([[true], [false]]);
});

it('one place that always breaks does not close the others', async () => {
  const { ask, steady } = line(
    ...Array.from({ length: 12 }, (_, index) => {
      if (index % 2 === 1) return () => says(200);
      return index % 4 === 0 ? () => says(500) : page;
    }),
  );
  for (let index = 0; index < 12; index += 1) await outcomeOf(steady(write()));
  expect(ask).toHaveBeenCalledTimes(12);
  expect(await outcomeOf(steady(read()))).toBe('200 ok');
});

/** What became of a question by now. */
function watched(answer: Promise<Response>) {
  const outcome = { now: 'waits' };
  answer.then(
    ({ status }) => (outcome.now = String(status)),
    (error: unknown) =>
      (outcome.now = error instanceof Error ? error.constructor.name : String(error)),
  );
  return outcome;
}

it.each([
  ['a change', write, 10_000],
  ['a file', file, 60_000],
  // Once more, after a pause of its own.
  ['a read', read, 20_500],
])('%s without a limit is given up by the line', async (_, question, ms) => {
  const signals: (AbortSignal | undefined)[] = [];
  const steady = resilientFetch((_request, init) => {
    signals.push(init?.signal);
    return never();
  }, steadiness);
  const outcome = watched(steady(question()));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome.now).toBe('waits');
  await vi.advanceTimersByTimeAsync(ms - 9_999);
  expect(outcome.now).toBe('TaskCancelledError');
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
});

it('an answer that never comes to its end is given up by the line, also that of a change', async () => {
  const { steady } = line(async () => new Response(new ReadableStream()));
  const outcome = watched(steady(write()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome.now).toBe('TaskCancelledError');
});

describe('the question that tries whether it is back', () => {
  /** A line that was left alone, and may be tried now. */
  async function alone(...answers: readonly (() => Promise<Response>)[]) {
    const failures = Array.from({ length: 5 }, () => lost);
    const opened = line(...failures, ...answers);
    for (const _ of failures) await outcomeOf(opened.steady(write()));
    await vi.advanceTimersByTimeAsync(2_000);
    opened.ask.mockClear();
    return opened;
  }

  it('ends soon where no one answers it, and those who wait for it with it', async () => {
    const { ask, steady } = await alone(never);
    const outcomes = [file(), write(), read()].map((question) => watched(steady(question)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcomes.map(({ now }) => now)).toEqual([
      'TaskCancelledError',
      'BrokenCircuitError',
      'BrokenCircuitError',
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('lets no change go that was given up meanwhile', async () => {
    const trial = Promise.withResolvers<Response>();
    const { ask, steady } = await alone(
      () => trial.promise,
      () => says(200),
    );
    const given = new AbortController();
    const first = watched(steady(read()));
    const second = watched(steady(new Request(write(), { signal: given.signal })));
    await vi.advanceTimersByTimeAsync(100);
    given.abort();
    trial.resolve(await says(200));
    await vi.advanceTimersByTimeAsync(100);
    expect([first.now, second.now]).toEqual(['200', 'TaskCancelledError']);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
