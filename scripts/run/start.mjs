import process from 'node:process';

import { isDemoWorld } from './demo-world.mjs';
import { install, start } from '../node-runtime.mjs';
import { memoryFlags, memoryMiB } from './memory-limits.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

/** `npm start`: installs, builds when something changed, serves, and says where and whom to sign in as. */

install();
const { buildOnce } = await import('../build/build-once.mjs');
buildOnce();

const port = process.env.PORT ?? '3000';
const program = [...memoryFlags(memoryMiB()), '.output/server/index.mjs'];
const server = start('node', program, { PORT: port, NODE_ENV: 'production' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  if (code !== 0) console.error(`\nAstera has stopped (${code ?? 'killed'}).\n`);
  process.exit(code ?? 1);
});

const address = `http://localhost:${port}`;
// A first start makes the database and the demo world, on a slow machine too.
if (!(await waitUntilHealthy(`${address}/api/health`, 120_000))) {
  console.error(`\nAstera did not answer at ${address} within two minutes; see above why.\n`);
  server.removeAllListeners('exit').once('exit', () => process.exit(1));
  server.kill('SIGTERM');
} else {
  console.log(`\nAstera answers at ${address}\n`);
  if (isDemoWorld(process.env)) {
    console.log('Demo world: fan, celebrity, manager and admin; password astera-demo');
    const isRequired = process.env.STAFF_SECOND_FACTOR === 'required';
    console.log(
      isRequired
        ? 'Manager and admin set up a second factor first (STAFF_SECOND_FACTOR)\n'
        : 'Manager and admin need no second factor here; elsewhere they do (STAFF_SECOND_FACTOR)\n',
    );
  }
}
