import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

import { copyDemoData } from '../../scripts/demo-data.mjs';
import { waitUntilHealthy } from '../../scripts/wait-until-healthy.mjs';

/**
 * Runs the built server of one worker's journeys over a copy of the demo world. `CONTROL_PORT` is where a worker says how it
 * goes: `POST /failed` notes that a journey broke off, and `POST /begin`, which every new worker asks, then makes the world
 * anew. So neither the next try nor the next journey meets what a broken journey left.
 */

const { DATA_DIR: folder, PORT: port, CONTROL_PORT: controlPort } = process.env;
let isBroken = false;

function startServer() {
  copyDemoData(folder);
  const server = spawn(process.execPath, ['.output/server/index.mjs'], { stdio: 'inherit' });
  server.once('exit', end);
  return server;
}

/** Ends with the server. */
function end(code) {
  process.exit(code ?? 1);
}

let server = startServer();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

async function makeAnew() {
  server.off('exit', end);
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  server = startServer();
  return waitUntilHealthy(`http://localhost:${port}/api/health`, 120_000);
}

createServer(async (request, response) => {
  let isReady = true;
  if (request.url === '/failed') isBroken = true;
  if (request.url === '/begin' && isBroken) {
    isBroken = false;
    isReady = await makeAnew();
  }
  response.writeHead(isReady ? 204 : 503).end();
}).listen(Number(controlPort), '127.0.0.1');
