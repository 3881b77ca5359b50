import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { uploadMachine, type SendChunkInput } from '#app/machines/upload.machine.ts';
import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoStatus } from '#backend/contract/video/video-status.ts';
import { chunkBytes, chunkCount, chunkRange, contentRange } from '#domain/video/video.ts';
import { chunksWithin } from '#domain/video/chunks-within.ts';

import { seeded } from '#tests/support/databases/seeded.ts';
import { mp4Bytes } from './answer-video-fixture.ts';

const MiB = 1024 * 1024;
/** `npm run test:full` sends 1 GiB. */
const total = Number(process.env['VIDEO_MIB'] ?? 64) * MiB;
const authorization = `Basic ${btoa('astera-demo-video-key:')}`;

let folder: string;
let server: ChildProcess;
let origin: string;

async function start(): Promise<void> {
  const program = join(import.meta.dirname, '../../support/servers/video-host-process.ts');
  server = spawn('node', [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The host says nothing.');
  const [first]: unknown[] = await once(server.stdout, 'data');
  origin = String(first).trim();
}

async function kill(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-kill-'));
  await start();
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

/** Chunk `index` of the file: made when it is needed, so that a gigabyte lies nowhere twice. */
const seed = mp4Bytes(chunkBytes);
function bytesOf(index: number): Uint8Array<ArrayBuffer> {
  const { start, end } = chunkRange(index, total);
  const bytes = seed.slice(0, end - start + 1);
  if (index > 0) bytes.set(new TextEncoder().encode(`chunk ${index}`));
  return bytes;
}

async function create(): Promise<string> {
  const created = await fetch(origin + videoPaths.videos, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ title: 'Film' }),
  });
  return v.parse(Video, await created.json()).videoId;
}

async function arrived(videoId: string): Promise<number[]> {
  const answer = await fetch(origin + videoPaths.status(videoId), { headers: { authorization } });
  const { ingest } = v.parse(VideoStatus, await answer.json());
  return chunksWithin(ingest.receivedBytes, total);
}

async function send(videoId: string, index: number, signal?: AbortSignal): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([bytesOf(index)]), 'chunk');
  const answer = await fetch(origin + videoPaths.source(videoId), {
    method: 'POST',
    headers: { authorization, 'content-range': contentRange(chunkRange(index, total)) },
    body,
    ...(signal ? { signal } : {}),
  });
  expect(answer.status).toBe(201);
}

it(
  'with one chunk in five failing, three reloads of the browser and two kills of the host, a file arrives whole',
  { timeout: 600_000 },
  async () => {
    const random = seeded(7);
    const videoId = await create();
    const chunks = chunkCount(total);
    const at = (share: number) => Math.floor(chunks * share);
    const kills = new Set([at(0.33), at(0.66)]);
    const acknowledged = new Set<number>();
    let failures = 0;

    // The product's own chart, on a clock that no one waits for.
    const machine = uploadMachine.provide({
      actors: {
        sendChunk: fromPromise<void, SendChunkInput>(async ({ input: { chunk }, signal }) => {
          if (kills.delete(chunk)) {
            const cut = send(videoId, chunk).catch(() => null);
            await kill();
            await cut;
            await start();
            throw new Error('The host is gone.');
          }
          if (random() < 0.2) {
            failures += 1;
            // Cut somewhere: before it arrived, in its middle, or before its answer was read.
            const cut = AbortSignal.timeout(Math.floor(random() * 40));
            await send(videoId, chunk, cut).catch(() => null);
            throw new Error('The connection broke.');
          }
          await send(videoId, chunk, signal);
          acknowledged.add(chunk);
        }),
      },
    });
    /** One visit of a browser: sends until all is there, or until it is closed within this chunk. */
    const visit = async (closedAt: number) => {
      const there = await arrived(videoId);
      for (const chunk of acknowledged) expect(there).toContain(chunk);
      const clock = new SimulatedClock();
      const input = { fileBytes: total, acknowledged: there };
      const actor = createActor(machine, { input, clock });
      const over = Promise.withResolvers<void>();
      actor.subscribe((snapshot) => {
        const isClosed = snapshot.matches('sending') && snapshot.context.chunk >= closedAt;
        if (isClosed || snapshot.matches('completed')) over.resolve();
        else if (snapshot.matches('waiting')) setImmediate(() => clock.increment(2_000));
        else if (snapshot.matches('failed')) setImmediate(() => actor.send({ type: 'RETRY' }));
      });
      actor.start();
      actor.send({ type: 'START' });
      await over.promise;
      actor.stop();
    };
    for (const share of [0.2, 0.5, 0.8, 2]) await visit(at(share));
    expect(failures).toBeGreaterThan(0);
    expect(kills.size).toBe(0);

    const sent = createHash('sha256');
    for (let index = 0; index < chunks; index += 1) sent.update(bytesOf(index));
    const played = await fetch(origin + videoPaths.mp4(videoId), { headers: { authorization } });
    const stored = createHash('sha256');
    for await (const part of played.body ?? []) stored.update(part);
    expect(stored.digest('hex')).toBe(sent.digest('hex'));
  },
);
