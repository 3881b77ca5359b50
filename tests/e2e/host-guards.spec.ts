import { request as rawRequest } from 'node:http';

import { expect, test } from 'playwright/test';

import { e2ePort } from '../support/port.ts';

const port = e2ePort;

/** Sends a request that no browser would send. @returns the status */
function send(options: { method: string; path?: string; headers?: Record<string, string> }) {
  return new Promise<number>((resolve, reject) => {
    const request = rawRequest(
      { host: '127.0.0.1', port, path: options.path ?? '/', ...options },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end();
  });
}

test('refuses methods that nobody needs', async () => {
  expect(await send({ method: 'TRACE' })).toBe(405);
  expect(await send({ method: 'DELETE' })).toBe(405);
});

test('refuses a host it does not know, whatever the origin says', async () => {
  const headers = { host: 'evil.test', origin: 'http://evil.test' };
  expect(await send({ method: 'GET', headers })).toBe(421);
});

test('refuses a body over the limit before reading it', async () => {
  const headers = { 'content-length': '300000000', 'content-type': 'application/json' };
  expect(await send({ method: 'POST', path: '/_serverFn/x', headers })).toBe(413);
});
