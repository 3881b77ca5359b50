import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { report, reportScore } from './report.ts';
import { cpuMsOf, startServerProcess } from './server-process.ts';

/**
 * What a cached page costs beside a bare `node:http` server that sends the same bytes, each in a process of its own, in
 * turns: eight connections, each asking again as soon as it was answered.
 */
const connections = 8;
const rounds = 5;
/** Until V8 has compiled what runs all the time. */
const warmUps = 12;
/** A connection of the site ends after a thousand requests. */
const requestsEach = 900;

interface Side {
  readonly port: number;
  readonly cpuMs: () => number;
}

/** Asks on one connection, and counts bytes: every answer of a side is equally long. */
async function askInTurn(port: number, head: string, times: number, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const done = Promise.withResolvers<void>();
  let left = times;
  let awaited = bytes;
  socket.on('error', done.reject);
  socket.on('close', () => done.reject(new Error('the connection was closed')));
  socket.on('data', (part: Buffer) => {
    awaited -= part.byteLength;
    if (awaited > 0) return;
    if (awaited < 0) done.reject(new Error('an answer is longer than the first one'));
    left -= 1;
    awaited = bytes;
    if (left === 0) done.resolve();
    else socket.write(head);
  });
  socket.write(head);
  await done.promise;
  socket.destroy();
}

async function oneAnswer(port: number, head: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(head.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts);
}

/** How many bytes an answer has on a connection that stays open. */
async function bytesOf(port: number, head: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(head);
  let bytes = Buffer.alloc(0);
  for await (const part of socket) {
    bytes = Buffer.concat([bytes, part]);
    const end = bytes.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(bytes.toString('latin1'))?.[1]);
    if (end > 0 && bytes.byteLength >= end + 4 + length) break;
  }
  return bytes.byteLength;
}

async function measure({ port, cpuMs }: Side, head: string) {
  const bytes = await bytesOf(port, head);
  const cpu = cpuMs();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => askInTurn(port, head, requestsEach, bytes)),
  );
  const count = connections * requestsEach;
  const seconds = (performance.now() - begun) / 1_000;
  return { rate: count / seconds, cpu: (cpuMs() - cpu) / count };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'beside-node-'));
const log = openSync(join(folder, 'log'), 'a');
const server = await startServerProcess({ settings: { LOG_LEVEL: 'info' }, outputFile: log });
const site: Side = { port: Number(new URL(server.origin).port), cpuMs: server.cpuMs };
const head = `GET / HTTP/1.1\r\nhost: ${new URL(server.origin).host}\r\naccept-encoding: br\r\n\r\n`;
await oneAnswer(site.port, head);
while (!(await oneAnswer(site.port, head)).includes('content-encoding: br'));
const bare = spawn('node', ['tests/load/bare-node.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
bare.stdin.end(await oneAnswer(site.port, head));
const [said]: unknown[] = await once(bare.stdout, 'data');
const peer: Side = { port: Number(String(said)), cpuMs: () => cpuMsOf(bare.pid ?? 0) };
try {
  for (let round = 0; round < warmUps; round += 1) {
    await measure(site, head);
    await measure(peer, head);
  }
  const found = { site: [], peer: [] } as Record<'site' | 'peer', { rate: number; cpu: number }[]>;
  for (let round = 0; round < rounds; round += 1) {
    found.site.push(await measure(site, head));
    found.peer.push(await measure(peer, head));
  }
  const rate = { site: 0, peer: 0 };
  const cpu = { site: 0, peer: 0 };
  for (const side of ['site', 'peer'] as const) {
    rate[side] = median(found[side].map((one) => one.rate));
    cpu[side] = median(found[side].map((one) => one.cpu));
    const words = `${rate[side].toFixed(0)} a second, ${cpu[side].toFixed(4)} ms of CPU each`;
    console.log(
      `       cached home page, ${side === 'site' ? 'Astera' : 'bare node:http'}: ${words}`,
    );
  }
  reportScore('cached page beside node:http, requests a second', rate.site / rate.peer, 0.75);
  report('cached page beside node:http, CPU', cpu.site / cpu.peer, 1.4, '×');
} finally {
  bare.kill();
  await server.stop();
  closeSync(log);
  await rm(folder, { recursive: true, force: true });
}
