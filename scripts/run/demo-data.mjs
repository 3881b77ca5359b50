import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { root, start } from '../node-runtime.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

/**
 * A data folder as the first start of the build leaves it. A build takes it away with everything else of the last one.
 */
export const demoData = join(root, '.output', 'demo-data');

/** Sizes of its pictures, each of which takes long to make and is the same for all. */
const madePictures = join(root, '.output', 'demo-pictures');

/** Gives a server of the tests its own demo world; where that was not made, the server makes one. */
export function copyDemoData(folder) {
  if (!existsSync(demoData)) return;
  cpSync(demoData, folder, { recursive: true });
  mkdirSync(madePictures, { recursive: true });
  symlinkSync(madePictures, join(folder, 'pictures'), 'junction');
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes it, unless it is there: servers of the tests begin with a copy, which takes a fraction of the time. */
export async function makeDemoData() {
  if (existsSync(demoData)) return;
  const unfinished = `${demoData}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: unfinished, NODE_ENV: 'production', DATABASE_URL: '' };
  const server = start('node', ['.output/server/index.mjs'], env);
  const ended = once(server, 'exit');
  const isHealthy = await waitUntilHealthy(`http://localhost:${port}/api/health`, 120_000);
  server.kill('SIGTERM');
  const [code] = await ended;
  if (!isHealthy || code !== 0) throw new Error('the demo world could not be made');
  renameSync(unfinished, demoData);
}
