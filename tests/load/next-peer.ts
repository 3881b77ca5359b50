import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.mjs';
import { cpuMsOf } from './server-process.ts';

const folder = join(import.meta.dirname, 'next-peer');
const program = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
const port = 3398;

/** A production Next.js app on the same database. Requires the install step of `npm run bench`. */
export async function startNextPeer(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' };
  const built = spawnSync('node', [program, 'build', folder], {
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Next.js could not be built:\n${built.stderr}`);
  const server = spawn('node', [program, 'start', folder, '-p', String(port)], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  if (!(await waitUntilHealthy(`${origin}/?maxPrice=1`, 30_000))) throw new Error('no answer');
  return {
    origin,
    cpuMs: () => cpuMsOf(server.pid ?? 0),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
