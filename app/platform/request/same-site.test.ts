import { expect, it, vi } from 'vitest';

import { sameSite } from './same-site.ts';

const own = 'http://localhost:3000';

/** Whether a request for a route is let through. */
async function passes(path: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const next = vi.fn<() => Promise<string>>(() => Promise.resolve('passed'));
  const request = new Request(`${own}${path}`, { method: 'POST', headers });
  const server: unknown = sameSite.options.server;
  if (typeof server !== 'function') throw new Error('it does nothing on the server');
  await server({ request, handlerType: 'router', next, context: {}, pathname: path });
  return next.mock.calls.length > 0;
}

it.each([
  ['/api/gate', {}, false],
  ['/api/gate', { origin: own }, true],
  ['/api/gate', { origin: 'http://evil.test' }, false],
  ['/api/backend-events', {}, true],
  ['/api/backend-events', { referer: 'https://shop.example/' }, true],
  ['/api/backend-events', { cookie: '__Host-sid=x' }, false],
  ['/api/backend-events', { cookie: '__Host-sid=x', origin: 'http://evil.test' }, false],
  ['/api/backend-events/more', {}, false],
] as const)('%s with %j: %s', async (path, headers, isLetThrough) => {
  expect(await passes(path, headers)).toBe(isLetThrough);
});
