import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { collectGarbage } from '#tests/support/collect-garbage.ts';

const answer = vi.fn<() => Promise<Response>>();

vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: async () => ({ fetch: () => answer() }),
}));

beforeEach(() => {
  // Another test of this process may have loaded it with the true transport.
  vi.resetModules();
  vi.useFakeTimers();
  answer.mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is asked, and what became of it by now. */
async function asked(method: 'GET' | 'POST') {
  const { ask } = await import('./ask.server.ts');
  const outcome: { failure?: unknown } = {};
  void ask('/wp-json/', { method, schema: v.unknown() }).catch((error: unknown) => {
    outcome.failure = error;
  });
  return outcome;
}

it.each([
  ['GET', 5_000],
  ['POST', 10_000],
] as const)('a back end that never answers a %s is given up after %d ms', async (method, ms) => {
  const outcome = await asked(method);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ failure: { code: 'backend_timeout' } });
});

it('and so it is when garbage was collected meanwhile', async () => {
  const outcome = await asked('GET');
  await vi.advanceTimersByTimeAsync(1_000);
  collectGarbage();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(outcome).toMatchObject({ failure: { code: 'backend_timeout' } });
});

it('an answer that never comes to its end is given up as well', async () => {
  answer.mockImplementation(async () => new Response(new ReadableStream()));
  const outcome = await asked('POST');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome).toMatchObject({ failure: { code: 'backend_timeout' } });
});
