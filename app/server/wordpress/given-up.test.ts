import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paths } from '#backend/contract/paths.ts';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { memoryOfOne } from '#tests/support/wordpress/memory-of-one.ts';

import { externalVideoHost } from '#app/server/backend/video/external-video-host.server.ts';
import { createWordpress } from './create-wordpress.server.ts';

const origin = 'http://wordpress.test';

/** A network on which one question hangs; of it only the signal is known afterwards. */
function hangingAt(method: string, path: string) {
  const signals: AbortSignal[] = [];
  const network = vi.fn<typeof fetch>(async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === paths.me)
      return Response.json({ id: 1, name: 'Ada', roles: ['administrator'] });
    if (pathname !== path || (init.method ?? 'GET') !== method) return Response.json([]);
    const signal = init.signal ?? (input instanceof Request ? input.signal : null);
    if (signal) signals.push(signal);
    return new Promise(() => {});
  });
  return { signals, network };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const batch = { create: [{ vendor: 2, regular_price: '70.00' }], update: [] };
const questions: readonly (readonly [string, Asked, string, string])[] = [
  [
    'a change of a store',
    { method: 'PATCH', path: paths.vendorSettings(2), body: { store_name: 'Ava' } },
    ...(['GET', paths.vendorSettings(2)] as const),
  ],
  [
    'a list of people',
    { method: 'GET', path: `${paths.users}?context=edit` },
    ...(['GET', paths.users] as const),
  ],
  [
    'a change of a person',
    { method: 'POST', path: paths.user(14), body: { roles: ['customer'] } },
    ...(['POST', paths.user(14)] as const),
  ],
  [
    'a change of services',
    { method: 'POST', path: paths.productBatch, body: batch },
    ...(['POST', paths.products] as const),
  ],
  [
    'the order of a key',
    { method: 'GET', path: `${paths.orders}?customer=14&idempotency_key=a` },
    ...(['GET', paths.orders] as const),
  ],
];

/** What came in, as anyone who waits for the answer holds it. */
function requestOf({ method, path, body }: Asked, signal: AbortSignal): Request {
  return new Request(`${origin}${path}`, {
    method,
    signal,
    // Orders are asked for with the key alone.
    headers: {
      authorization: path.startsWith(paths.orders) ? 'Basic a' : 'Bearer a',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

it.each(questions)(
  '%s that is given up is given up on the line',
  async (_, asked, method, path) => {
    const { signals, network } = hangingAt(method, path);
    const answer = createWordpress({
      url: origin,
      serviceAuthorization: 'Basic a',
      memory: memoryOfOne(),
      fetch: network,
    });
    const given = new AbortController();
    const request = requestOf(asked, given.signal);
    void answer(request);
    await vi.waitFor(() => expect(signals).toHaveLength(1), { timeout: 10_000, interval: 1 });
    collectGarbage();
    given.abort();
    expect(signals[0]?.aborted, request.url).toBe(true);
  },
);

it('a question to another video host as well', async () => {
  const { signals, network } = hangingAt('POST', '/videos');
  vi.stubGlobal('fetch', network);
  const given = new AbortController();
  const request = requestOf({ method: 'POST', path: '/videos', body: {} }, given.signal);
  void externalVideoHost('http://videos.test', 'Basic a').fetch(request);
  await vi.waitFor(() => expect(signals).toHaveLength(1), { timeout: 10_000, interval: 1 });
  collectGarbage();
  given.abort();
  expect(signals[0]?.aborted, request.url).toBe(true);
});
