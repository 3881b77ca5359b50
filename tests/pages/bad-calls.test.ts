import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { builtFunctions } from '#tests/support/site/built-functions.ts';

/** The built server as a process of its own: what it writes to its log is what operators have. */
function start(folder: string, port: number, env: Readonly<Record<string, string>> = {}) {
  const server = spawn('node', ['.output/server/index.mjs'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SEED: 'none',
      DATA_DIR: folder,
      PORT: String(port),
      ...env,
    },
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()));
  return { server, output: () => text };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function ended(server: ChildProcess): Promise<number | null> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  return server.exitCode;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'astera-bad-calls-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a setting that cannot be read', () => {
  it.each([
    ['PORT', 'eighty', 'PORT cannot be read: it has to be a port, a whole number from 1 to 65535.'],
    ['DATABASE_URL', 'localhost', /^DATABASE_URL cannot be read: it has to be the address of a/],
    ['SESSION_KEYS', 'short', /^SESSION_KEYS cannot be read: it has to be a list of name:base64/],
    ['S3_BUCKET', 'videos', /^S3_ENDPOINT is missing: .* belong together\./],
    ['OIDC_ISSUER', 'not an address', /^OIDC_ISSUER cannot be read: it has to be the address of/],
    ['SHUTDOWN_DELAY_MS', 'soon', /^SHUTDOWN_DELAY_MS: "soon" is no whole number of milliseconds/],
    ['HOST', 'no host at all', /^HOST is no address to listen at/],
  ])(
    'ends the start in words for the operator: %s=%s',
    async (name, value, sentence) => {
      const { server, output } = start(folder, await freePort(), { [name]: value });
      expect([await ended(server), output()]).toEqual([1, expect.any(String)]);
      // The log is open already when the host reads its own settings.
      const told = (line: string): string =>
        line.startsWith('{') ? String(JSON.parse(line).msg) : line;
      const [first = '', ...more] = output().trim().split('\n').map(told);
      if (typeof sentence === 'string') expect(first).toBe(sentence);
      else expect(first).toMatch(sentence);
      expect(output()).not.toMatch(/\n\s+at |node:internal|ValiError/);
      // What it lacks besides may be told, too: nothing else is.
      expect(more.filter((line) => !/ is missing: | cannot be read: /.test(line))).toEqual([]);
    },
    60_000,
  );
});

describe('a call that cannot be read', () => {
  let port = 0;
  let process: ReturnType<typeof start>;
  let functionPath = '';
  let readingPath = '';
  beforeAll(async () => {
    port = await freePort();
    process = start(folder, port);
    const functions = await builtFunctions();
    functionPath = functions.get('saveCommission') ?? '';
    readingPath = functions.get('readFacets') ?? '';
    await vi.waitFor(
      async () => {
        const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
        if (status !== 200) throw new Error(`answers ${status}`);
      },
      { timeout: 90_000, interval: 200 },
    );
  }, 120_000);
  afterAll(async () => {
    process.server.kill('SIGTERM');
    await ended(process.server);
  });

  interface Sent {
    readonly method: string;
    readonly path: string;
    readonly type?: string;
    readonly body?: string;
  }

  function call({ method, path, type, body }: Sent): Promise<{ status: number; text: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const headers = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  const json = 'application/json';
  /** An object of seroval that refers to one that was never there. */
  const notSeroval =
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":4,"i":999}]},"o":0},"f":63,"m":[]}';
  const bad = (): readonly (readonly [string, Sent, readonly number[]])[] => [
    ['broken JSON', { method: 'POST', path: functionPath, type: json, body: '{' }, [400]],
    [
      'what seroval cannot read',
      { method: 'POST', path: functionPath, type: json, body: notSeroval },
      [400, 401, 422],
    ],
    [
      'JSON without end',
      { method: 'POST', path: functionPath, type: json, body: '['.repeat(5_000) },
      [400],
    ],
    ['a payload that is none', { method: 'GET', path: `${readingPath}?payload=%7B` }, [400]],
    ['bad percents in it', { method: 'GET', path: `${readingPath}?payload=%E0%A4%A` }, [400]],
    [
      'an unknown function',
      { method: 'POST', path: '/_serverFn/abc', type: json, body: '{}' },
      [404],
    ],
    [
      'bad percents in its id',
      { method: 'POST', path: '/_serverFn/%E0%A4%A', type: json, body: '{}' },
      [400],
    ],
    [
      'a form without boundaries',
      { method: 'POST', path: functionPath, type: 'multipart/form-data', body: 'x' },
      [415],
    ],
    [
      'a form that is none',
      { method: 'POST', path: functionPath, type: 'multipart/form-data; boundary=a', body: 'x' },
      [415],
    ],
    [
      'bytes for a function that reads none',
      { method: 'POST', path: functionPath, type: 'application/octet-stream', body: 'x' },
      [401],
    ],
    [
      'a type that only contains JSON',
      {
        method: 'POST',
        path: functionPath,
        type: 'application/json; a=multipart/form-data',
        body: 'x',
      },
      [415],
    ],
    ['another type', { method: 'POST', path: functionPath, type: 'text/plain', body: '{}' }, [415]],
    ['bad percents in a page', { method: 'GET', path: '/%E0%A4%A' }, [400]],
    ['bad percents in a product', { method: 'GET', path: '/product/%E0%A4%A' }, [400]],
    [
      'broken JSON for the shop',
      { method: 'POST', path: '/wp-json/aam/v2/authenticate', type: json, body: '{' },
      [400],
    ],
    ['broken GraphQL', { method: 'POST', path: '/graphql', type: json, body: '{' }, [400]],
    [
      'a form for the video host',
      { method: 'POST', path: '/upload?token=a', type: 'multipart/form-data', body: 'x' },
      [400, 401, 404],
    ],
  ];
  /** Lines that tell of something else than a request. */
  const lines = () => {
    const all = process
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    return all.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'request');
  };

  it('is refused in a closed form, and is one line at most', async () => {
    for (const [name, sent, statuses] of bad()) {
      const { status, text } = await call(sent);
      expect([name, status, statuses.includes(status)]).toEqual([name, status, true]);
      expect([name, text]).toEqual([
        name,
        expect.not.stringMatching(/node_modules|\.[mc]?js:\d|stack|unexpected token|<html/i),
      ]);
      expect(text.length).toBeLessThan(700);
    }
    const unread = () => lines().filter(({ msg }) => msg === 'A call could not be read');
    // Broken JSON, JSON without end, and two payloads; the others are refused before they are read, or read.
    await expect.poll(() => unread().length, { timeout: 10_000 }).toBe(4);
    const ids = unread().map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
    expect(process.output()).not.toMatch(/"stack"/);
  });

  it('a thousand times makes a log of a few hundred lines', async () => {
    const calls = bad();
    for (let time = 0; time < 1_000; time += 1) {
      const [, sent] = calls[time % calls.length] ?? [];
      if (sent) await call(sent);
    }
    const text = process.output();
    // Two minutes of lines at most, should the machine be that slow.
    expect(text.split('\n').length).toBeLessThan(500);
    expect(text.length).toBeLessThan(150_000);
    expect(text).not.toMatch(/"stack"/);
  }, 110_000);
});
