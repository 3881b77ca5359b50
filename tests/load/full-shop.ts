import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';

import { keepHouse } from '#app/server/db/housekeeping.server.ts';
import { demoData, makeDemoData } from '../../scripts/run/demo-data.mjs';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { fillShop } from './fill-shop.ts';
import { report } from './report.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { signedIn } from './signed-in.ts';

const goalMs = 100;
const rounds = 15;
/** Until a process has compiled what it runs often. */
const warmUp = 15;
const shop = { login: 'celebrity', orders: 10_000, products: 2_000 } as const;
const lists = {
  celebrity: [
    '/my-orders',
    '/my-requests',
    '/my-products',
    '/my-products?search=signed',
    '/my-earnings',
  ],
  manager: ['/my-orders', '/desk', '/desk?list=awaiting', '/desk?list=all&find=katerina'],
} as const;

/** What the first page of each list takes the server, from the request to the last byte: the median of the rounds. */
async function measure(name: string, server: ServerProcess): Promise<void> {
  console.log(`${shop.orders} orders and ${shop.products} products of one celebrity, ${name}:`);
  for (const [username, paths] of Object.entries(lists)) {
    const cookie = await signedIn(server.origin, username);
    for (const path of paths) {
      const times: number[] = [];
      let cpu = 0;
      for (let round = 0; round < warmUp + rounds; round += 1) {
        if (round === warmUp) cpu = server.cpuMs();
        const begun = performance.now();
        const answer = await fetch(`${server.origin}${path}`, { headers: { cookie } });
        const html = await answer.text();
        if (answer.status !== 200 || !html.includes('<h1'))
          throw new Error(`${path}: ${answer.status}`);
        if (round >= warmUp) times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      // Told beside it: where something else runs meanwhile, this is what the page itself costs.
      const own = ((server.cpuMs() - cpu) / rounds).toFixed(0);
      const what = `${path} of a ${username}, ${name} (${own} ms of CPU in the server)`;
      report(what, times[rounds >> 1] ?? Infinity, goalMs, 'ms');
    }
  }
}

async function onPglite(): Promise<void> {
  await makeDemoData();
  const server = await startServerProcess({
    async prepare(folder) {
      await cp(demoData, folder, { recursive: true });
      const client = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
      const database = drizzlePglite({ client });
      await fillShop(database, shop);
      // Which the site does by itself a minute after its start, and a server after a while.
      await keepHouse(client);
      await client.close();
    },
  });
  try {
    await measure('PGlite', server);
  } finally {
    await server.stop();
  }
}

async function onPostgres(url: string): Promise<void> {
  const own = await freshPostgres(url);
  const server = await startServerProcess({ databaseUrl: own.url });
  try {
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    const database = drizzlePostgres({ client });
    await fillShop(database, shop);
    await client.query('vacuum (analyze)');
    await client.end();
    await measure('PostgreSQL', server);
  } finally {
    await server.stop();
    await own.drop();
  }
}

await onPglite();
const url = process.env['TEST_DATABASE_URL'];
if (url) await onPostgres(url);
