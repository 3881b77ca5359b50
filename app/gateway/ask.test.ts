import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./transport.server.ts', () => ({
  openTransport: async () => ({ fetch: () => new Promise(() => {}) }),
}));

beforeEach(() => {
  // Another test of this process may have loaded it with the true transport.
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['GET', 5_000],
  ['POST', 10_000],
] as const)('a back end that never answers a %s is given up after %d ms', async (method, ms) => {
  const { ask } = await import('./ask.server.ts');
  let failure: unknown;
  const asked = ask('/wp-json/', { method, schema: v.unknown() }).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(failure).toMatchObject({ code: 'backend_timeout' });
});
