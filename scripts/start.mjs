import process from 'node:process';

import { install, start } from './node-runtime.mjs';

/** `npm start`: installs, builds when something changed, serves, and says where and whom to sign in as. */

install();
const { buildOnce } = await import('./build-once.mjs');
buildOnce();

const port = process.env.PORT ?? '3000';
const server = start('node', ['.output/server/index.mjs'], { PORT: port, NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

const address = `http://localhost:${port}`;
for (;;) {
  const answer = await fetch(`${address}/api/health`).catch(() => null);
  if (answer?.ok) break;
  await new Promise((resolve) => setTimeout(resolve, 250));
}
console.log(`\nAstera answers at ${address}\n`);
if ((process.env.SEED ?? 'demo') === 'demo') {
  console.log('Demo world: fan, celebrity, manager and admin; password astera-demo\n');
}
