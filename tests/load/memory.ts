import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { report } from './report.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { signedIn } from './signed-in.ts';

/**
 * Resident memory under the start script's limits: after a start on existing data, and its growth from 10,000 to 200,000
 * requests, one in fifty of which renders a page.
 */
const goalsMiB = { PostgreSQL: 220, PGlite: 400 } as const;
const mostGrowthMiB = 40;
const early = 10_000;
const late = 200_000;
const connections = 8;

function residentMiB({ pid }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

async function sendRequests(server: ServerProcess, cookie: string, from: number, to: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let asked = from;
  const ask = (path: string, headers: Record<string, string>) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    get(server.origin + path, { agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${answer.statusCode}`));
      });
    }).on('error', reject);
    return promise;
  };
  const one = async () => {
    while (asked < to) {
      asked += 1;
      const isRendered = asked % 50 === 0;
      const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };
      await (isRendered ? ask('/my-orders', { cookie, ...accepted }) : ask('/', accepted));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

async function measure(name: keyof typeof goalsMiB, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'astera-memory-'));
  // The first start creates the demo data, which needs more memory than anything later.
  await (await startServerProcess({ databaseUrl, folder })).stop();
  const server = await startServerProcess({ databaseUrl, folder });
  try {
    await pause(5_000);
    report(`${name}, memory after the start`, residentMiB(server), goalsMiB[name], 'MiB');
    const cookie = await signedIn(server.origin, 'fan');
    await sendRequests(server, cookie, 0, early);
    const before = residentMiB(server);
    await sendRequests(server, cookie, early, late);
    const grown = residentMiB(server) - before;
    console.log(`       ${name}, after ${early} requests: ${before.toFixed(0)} MiB`);
    report(`${name}, growth until ${late} requests`, grown, mostGrowthMiB, 'MiB');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await measure('PGlite', '');
const url = process.env['TEST_DATABASE_URL'];
if (url) {
  const own = await freshPostgres(url);
  try {
    await measure('PostgreSQL', own.url);
  } finally {
    await own.drop();
  }
}
