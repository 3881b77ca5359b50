import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { Video, videoPaths, VideoStatus } from '#backend/contract/video.ts';
import { chunkBytes, chunkCount, chunkRange, chunksWithin, contentRange } from '#domain/video.ts';

import { mp4Bytes } from './answer-video-fixture.ts';

const MiB = 1024 * 1024;
/** `npm run test:full` sends 1 GiB. */
const total = Number(process.env['VIDEO_MIB'] ?? 64) * MiB;
const authorization = `Basic ${btoa('astera-demo-video-key:')}`;

let folder: string;
let server: ChildProcess;
let origin: string;

async function start(): Promise<void> {
  const program = join(import.meta.dirname, '../support/video-host-process.ts');
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

/** The same numbers in each run, so that a failure can be looked at again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it(
  'with one chunk in five failing and two kills a file arrives whole',
  { timeout: 600_000 },
  async () => {
    const random = seeded(7);
    const seed = mp4Bytes(chunkBytes);
    /** Chunk `index` of the file: made when it is needed, so that a gigabyte lies nowhere twice. */
    const bytesOf = (index: number) => {
      const { start, end } = chunkRange(index, total);
      const bytes = seed.slice(0, end - start + 1);
      if (index > 0) bytes.set(new TextEncoder().encode(`chunk ${index}`));
      return bytes;
    };
    const created = await fetch(origin + videoPaths.videos, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ title: 'Film' }),
    });
    const { videoId } = v.parse(Video, await created.json());
    const arrived = async () => {
      const answer = await fetch(origin + videoPaths.status(videoId), {
        headers: { authorization },
      });
      const { ingest } = v.parse(VideoStatus, await answer.json());
      return new Set(chunksWithin(ingest.receivedBytes, total));
    };
    const send = async (index: number, signal?: AbortSignal) => {
      const body = new FormData();
      body.set('file', new Blob([bytesOf(index)]), 'chunk');
      const range = contentRange(chunkRange(index, total));
      return fetch(origin + videoPaths.source(videoId), {
        method: 'POST',
        headers: { authorization, 'content-range': range },
        body,
        ...(signal ? { signal } : {}),
      });
    };

    const chunks = chunkCount(total);
    const kills = new Set([Math.floor(chunks / 3), Math.floor((2 * chunks) / 3)]);
    const acknowledged = new Set<number>();
    let failures = 0;
    while (acknowledged.size < chunks) {
      const next = [...Array(chunks).keys()].find((index) => !acknowledged.has(index)) ?? 0;
      if (kills.delete(next)) {
        const cut = send(next).catch(() => null);
        await kill();
        await cut;
        await start();
        const there = await arrived();
        for (const index of acknowledged) expect(there).toContain(index);
        for (const index of there) acknowledged.add(index);
        continue;
      }
      if (random() < 0.2) {
        failures += 1;
        // Cut somewhere: before it arrived, in its middle, or before its answer was read.
        await send(next, AbortSignal.timeout(Math.floor(random() * 40))).catch(() => null);
        continue;
      }
      expect((await send(next)).status).toBe(201);
      acknowledged.add(next);
    }
    expect(failures).toBeGreaterThan(0);

    const sent = createHash('sha256');
    for (let index = 0; index < chunks; index += 1) sent.update(bytesOf(index));
    const played = await fetch(origin + videoPaths.mp4(videoId), { headers: { authorization } });
    const stored = createHash('sha256');
    for await (const part of played.body ?? []) stored.update(part);
    expect(stored.digest('hex')).toBe(sent.digest('hex'));
  },
);
