import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { locales } from '../../app/domain/locale.ts';
import { addressIn } from '../../app/domain/localized-address.ts';
import { startFaultProxy } from '../support/faults/fault-proxy.ts';
import { startRecordedWordpress } from '../support/wordpress/wordpress-server.ts';
import { report } from './report.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/**
 * The first byte of pages that no one asked for in a while, with a WordPress that takes two seconds for each answer.
 * The clock is moved but for the first idle time; after each, what is fetched behind the pages gets the time that it
 * needs.
 */
const goalMs = 100;
const answerMs = 2_000;
const settleMs = 12_000;
const minute = 60_000;
const pages = {
  home: '/',
  celebrity: '/celebrity/2',
  product: '/product/62',
  category: '/products/music',
} as const;

async function firstByteMs(server: ServerProcess, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(server.origin + path);
  const ms = performance.now() - begun;
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return ms;
}

/** What a day of visitors leaves: every page read and made, in every language. */
async function visitAll(server: ServerProcess): Promise<void> {
  for (const path of Object.values(pages))
    await Promise.all(locales.map((locale) => firstByteMs(server, addressIn(locale, path))));
}

async function measure(server: ServerProcess, when: string, goal: number): Promise<void> {
  for (const [name, path] of Object.entries(pages))
    report(`first byte of ${name}, ${when}`, await firstByteMs(server, path), goal, 'ms');
}

const secret = randomBytes(32).toString('base64');

/** As the companion plugin tells that something changed (ADR 0058); before any clock is moved. */
async function tell(server: ServerProcess, kind: string, id: number): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), events: [{ kind, id }] });
  const time = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(`${server.origin}/api/backend-events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'astera-signature': `t=${time},v1=${v1}`,
    },
    body,
  });
  if (answer.status !== 204) throw new Error(`the event was answered ${answer.status}`);
}

/** Seconds from the start of a process until proxies send it visitors. */
async function untilReady(server: ServerProcess, begun: number): Promise<number> {
  while (!(await fetch(`${server.origin}/api/ready`)).ok) await pause(50);
  return (performance.now() - begun) / 1000;
}

const wordpress = await startRecordedWordpress();
const line = await startFaultProxy(wordpress.origin, answerMs);
line.fault = 'slow';
const folder = await mkdtemp(join(tmpdir(), 'astera-cold-'));
const settings = {
  ...{ BACKEND_URL: line.origin, BACKEND_KEY: 'ck_recorded', BACKEND_SECRET: 'cs_recorded' },
  BACKEND_WEBHOOK_SECRET: secret,
};
const start = () => startServerProcess({ folder, settings, movesClock: true });
let server: ServerProcess | undefined;
try {
  let begun = performance.now();
  server = await start();
  report('ready, with nothing kept', await untilReady(server, begun), 40, 's');
  // What a page costs that has to ask: beside it stand the others.
  for (const name of ['celebrity', 'product'] as const) {
    const ms = await firstByteMs(server, pages[name]);
    console.log(`       ${name} that no one has read yet: ${ms.toFixed(0)} ms`);
  }
  await visitAll(server);
  await pause(70_000);
  await measure(server, 'after 70 s', goalMs);
  await pause(settleMs);
  await tell(server, 'product', 62);
  await measure(server, 'after word of the product', goalMs);
  for (const [when, ms] of [
    ['ten minutes', 10 * minute],
    ['a night', 9 * 60 * minute],
    ['a week', 7 * 24 * 60 * minute],
  ] as const) {
    await pause(settleMs);
    server.moveClock(ms);
    await pause(100);
    await measure(server, `after ${when}`, goalMs);
  }
  await server.stop();
  begun = performance.now();
  server = await start();
  report('ready after a restart', await untilReady(server, begun), 20, 's');
  // A new process compiles what it runs for the first time.
  await measure(server, 'after a restart', 10 * goalMs);
  line.fault = 'broken';
  server.moveClock(10 * minute);
  await pause(100);
  await measure(server, 'with PHP down', goalMs);
} finally {
  await server?.stop();
  await line.close();
  await wordpress.close();
  await rm(folder, { recursive: true, force: true });
}
