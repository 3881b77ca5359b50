import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { chunkBytes, chunkCount, chunkRange, contentRange } from '../../app/domain/video/video.ts';
import { startRelay } from './relay-side.ts';
import { reportScore } from './report.ts';

/**
 * What an upload costs our video host, and our relay in front of it, beside the same upload to `@tus/server` on the
 * same machine: each in a process of its own, in turns, chunks of 5 MiB one after the other. Ours flushes each chunk to
 * the disk and takes its digest; the relay also knows whose order it is for.
 */
const total = 128 * 1024 * 1024;
const rounds = 5;
const tickMs = 10;
const authorization = `Basic ${btoa('astera-demo-video-key:')}`;
const content = new Uint8Array(chunkBytes).map((_, index) => (index * 31) & 255);

interface Side {
  readonly program: string;
  /** Makes an upload; answers how to send a chunk of it. */
  readonly begin: (origin: string) => Promise<(index: number) => Promise<Response>>;
}

const ours: Side = {
  program: 'tests/support/servers/video-host-process.ts',
  async begin(origin) {
    const created = await fetch(origin + videoPaths.videos, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ title: 'Film' }),
    });
    const { videoId } = v.parse(Video, await created.json());
    return (index) => {
      const range = chunkRange(index, total);
      const body = new FormData();
      body.set('file', new Blob([content.subarray(0, range.end - range.start + 1)]), 'chunk');
      return fetch(origin + videoPaths.source(videoId), {
        method: 'POST',
        headers: { authorization, 'content-range': contentRange(range) },
        body,
      });
    };
  },
};

const tus: Side = {
  program: 'tests/load/tus-process.ts',
  async begin(origin) {
    const created = await fetch(`${origin}/files`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(total) },
    });
    const place = new URL(created.headers.get('location') ?? '', origin);
    return (index) => {
      const { start, end } = chunkRange(index, total);
      return fetch(place, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': String(start),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Blob([content.subarray(0, end - start + 1)]),
      });
    };
  },
};

async function started({ program, begin }: Side) {
  const folder = await mkdtemp(join(tmpdir(), 'beside-tus-'));
  const server = spawn('node', [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first]: unknown[] = await once(server.stdout, 'data');
  const origin = String(first).trim();
  const cpuMs = () => {
    const [, numbers = ''] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = numbers.split(' ').slice(11, 13).map(Number);
    return (user + system) * tickMs;
  };
  return {
    async upload() {
      const send = await begin(origin);
      const cpu = cpuMs();
      const start = performance.now();
      for (let index = 0; index < chunkCount(total); index += 1) {
        const response = await send(index);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${program} answered ${response.status}.`);
      }
      return { ms: performance.now() - start, cpu: cpuMs() - cpu };
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const middle = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;

const sides = [await startRelay(total), await started(ours), await started(tus)];
try {
  for (const side of sides) await side.upload();
  const runs = sides.map(() => ({ ms: [] as number[], cpu: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const { ms, cpu } = await side.upload();
      runs[index]?.ms.push(ms);
      runs[index]?.cpu.push(cpu);
    }
  }
  const [relay, own, reference] = runs.map(({ ms, cpu }) => ({ ms: middle(ms), cpu: middle(cpu) }));
  if (!relay || !own || !reference) throw new Error('Nothing was measured.');
  const ratio = (theirs: number, figure: number) => Number((theirs / figure).toFixed(2));
  for (const [name, { ms, cpu }] of Object.entries({ relay, own, '@tus/server': reference })) {
    console.log(`       128 MiB, ${name}: ${ms.toFixed(0)} ms and ${cpu} ms of CPU`);
  }
  for (const [name, { ms, cpu }] of Object.entries({ 'video host': own, 'chunk relay': relay })) {
    reportScore(`${name} beside @tus/server, throughput`, ratio(reference.ms, ms), 1);
    reportScore(`${name} beside @tus/server, CPU`, ratio(reference.cpu, cpu), 1);
  }
} finally {
  await Promise.all(sides.map((side) => side.stop()));
}
