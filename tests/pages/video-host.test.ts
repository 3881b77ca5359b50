import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fromCrossJSON, toJSON } from 'seroval';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoStatus } from '#backend/contract/video/video-status.ts';
import { chunkBytes, chunkCount, uploadTicketHeader } from '#domain/video/video.ts';
import { chunkHeaders, fileChunk, isFileChunk } from '#tests/support/orders/file-chunk.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';

import { openBuiltSite, type BuiltSite } from './built-site.ts';

// The whole site beside a video host in another process, as `VIDEO_HOST` and `VIDEO_API_KEY` set it (docs/adr/0026).

const apiKey = 'astera-demo-video-key';
const authorization = `Basic ${btoa(`${apiKey}:`)}`;
const origin = 'http://localhost:3000';
const total = chunkBytes + 1_000;
const file = new Uint8Array(total).map((_, index) => (index * 31 + (index >> 13)) & 255);
file.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));

let site: BuiltSite;
let host: ChildProcess;
let hostOrigin: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-host-beside-'));
  host = spawn('node', ['tests/support/servers/video-host-process.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said]: unknown[] = host.stdout ? await once(host.stdout, 'data') : [];
  hostOrigin = String(said).trim();
  vi.stubEnv('VIDEO_HOST', hostOrigin);
  vi.stubEnv('VIDEO_API_KEY', apiKey);
  site = await openBuiltSite();
  await site.ask('/api/health');
}, 120_000);
afterAll(async () => {
  await site.endBackend();
  await site.remove();
  const ended = once(host, 'exit');
  host.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

const answerSchema = v.object({ result: v.unknown() });

/** Calls a server function as the browser does. */
async function call(
  name: string,
  cookie: string,
  data: unknown,
  ticket?: string,
): Promise<Response> {
  const address = (await builtFunctions()).get(name) ?? '';
  const isChunk = isFileChunk(data);
  return site.ask(address, {
    method: 'POST',
    headers: {
      origin,
      host: new URL(origin).host,
      cookie,
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
      ...(ticket === undefined ? {} : { [uploadTicketHeader]: ticket }),
      ...(isChunk ? chunkHeaders(data) : { 'content-type': 'application/json' }),
    },
    body: isChunk ? data.file : JSON.stringify(toJSON({ data, context: {} })),
  });
}

async function resultOf(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(200);
  return v.parse(answerSchema, fromCrossJSON(await answer.json(), { refs: new Map() })).result;
}

async function signIn(username: string): Promise<string> {
  const answer = await call('signIn', '', { username, password: 'astera-demo' });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function orderOf(cookie: string, status: string): Promise<number> {
  const html = await (
    await site.ask(`/my-orders?status=${status}`, { headers: { cookie } })
  ).text();
  return Number(/my-orders\/detail\?orderId=(\d+)/.exec(html)?.[1]);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const atHost = (path: string) => fetch(hostOrigin + path, { headers: { authorization } });

const chunk = (index: number) => fileChunk(file, index);

it('relays an answer there, gives it up there, and lets the people of the order watch it', async () => {
  const celebrity = await signIn('celebrity');
  const orderId = await orderOf(celebrity, 'processing');
  const begin = async () =>
    v.parse(
      v.object({ videoId: v.string(), ticket: v.string() }),
      await resultOf(await call('beginUpload', celebrity, { orderId, bytes: total })),
    );
  const address = `/api/orders/${orderId}/video`;
  const watch = (cookie: string, headers: Record<string, string> = {}, query = '') =>
    site.ask(address + query, { headers: { cookie, ...headers } });

  const unwanted = await begin();
  await resultOf(await call('relayChunk', celebrity, chunk(0), unwanted.ticket));
  const status = v.parse(
    VideoStatus,
    await (await atHost(videoPaths.status(unwanted.videoId))).json(),
  );
  expect(status.ingest.receivedBytes).toMatchObject([{ from: 0, to: chunkBytes - 1 }]);
  await resultOf(await call('cancelUpload', celebrity, { orderId, videoId: unwanted.videoId }));
  expect((await atHost(videoPaths.video(unwanted.videoId))).status).toBe(404);

  const { videoId, ticket } = await begin();
  expect((await watch(celebrity)).status).toBe(404);
  for (let index = 0; index < chunkCount(total); index += 1) {
    await resultOf(await call('relayChunk', celebrity, chunk(index), ticket));
  }
  const { title } = v.parse(Video, await (await atHost(videoPaths.video(videoId))).json());
  expect(title).toBe(`order-${orderId}`);

  // The bytes come through the site: no page's policy knows the other host, and no one is sent there.
  const whole = await watch(celebrity);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(file));
  const part = await watch(celebrity, { range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${total}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(100, 200));
  const download = await watch(celebrity, {}, '?download');
  expect(download.headers.get('content-disposition')).toContain(`${orderId}.mp4`);
  await download.body?.cancel();
  const manager = await watch(await signIn('manager'), { range: 'bytes=0-0' });
  expect(manager.status).toBe(206);
  expect((await watch('')).status).toBe(401);
  expect((await watch(await signIn('fan2'))).status).toBe(404);
});

it('plays what the demo world brought along from its own host, and has no other path of it', async () => {
  const fan = await signIn('fan');
  const orderId = await orderOf(fan, 'completed');
  const answer = await site.ask(`/api/orders/${orderId}/video`, { headers: { cookie: fan } });
  expect(answer.status).toBe(302);
  const played = await site.ask(answer.headers.get('location') ?? '');
  expect(played.status).toBe(200);
  expect(played.headers.get('content-type')).toBe('video/mp4');
  const listed = await site.ask(videoPaths.videos, { headers: { authorization } });
  expect(listed.status).toBe(404);
});
