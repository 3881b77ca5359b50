import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { type BackendDatabase, createBackend, migrateBackend } from '#backend/server/index.ts';

import { freshPostgres } from '../support/fresh-postgres.ts';
import { fillBigWorld, type WorldSize } from './big-world.ts';
import { report } from './report.ts';

const url = process.env['TEST_DATABASE_URL'];
if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');

const small: WorldSize = { celebrities: 100, products: 1_000, orders: 1_000 };
const big: WorldSize = { celebrities: 100_000, products: 1_000_000, orders: 1_000_000 };
/** What a thousand times as much may cost more. */
const goalGrowth = 2;
/** Below this a figure says more of the machine than of the list. */
const leastMs = 2;
const rounds = 21;

const asked = {
  'first page of celebrities': '/wp-json/wcfmmp/v1/store-vendors?per_page=24&count_up_to=1000',
  'celebrities of a country, by price':
    '/wp-json/wcfmmp/v1/store-vendors?per_page=24&count_up_to=1000&country=GR&orderby=price&order=asc',
  'first page of goods':
    '/wp-json/wc/v3/products?per_page=24&count_up_to=1000&status=publish&virtual=false',
  'goods of a category, by price':
    '/wp-json/wc/v3/products?per_page=24&count_up_to=1000&status=publish&virtual=false&category=905&orderby=price&order=asc',
  'search for goods':
    '/wp-json/wc/v3/products?per_page=24&count_up_to=1000&status=publish&search=mug%2077',
  'search for celebrities':
    '/wp-json/wcfmmp/v1/store-vendors?per_page=24&count_up_to=1000&search=star%2077',
  'orders of everybody': '/wp-json/wc/v3/orders?per_page=20&count_up_to=1000',
  'orders that wait': '/wp-json/wc/v3/orders?per_page=20&count_up_to=1000&status=admin-approval',
  'orders of a fan': '/wp-json/wc/v3/orders?per_page=20&count_up_to=1000&customer=2000007',
} as const;

/** Median server time of each question, in milliseconds. */
async function measure(at: string, size: WorldSize): Promise<Map<string, number>> {
  const pool = new pg.Pool({ connectionString: at, max: 4 });
  pool.on('error', (error) => console.error(error.message));
  try {
    return await figuresOf(drizzle({ client: pool }), size);
  } finally {
    await pool.end();
  }
}

async function figuresOf(database: BackendDatabase, size: WorldSize): Promise<Map<string, number>> {
  await migrateBackend(database);
  await fillBigWorld(database, size);
  const backend = createBackend({
    database,
    clock: () => new Date(),
    secrets: { jwtKey: new Uint8Array(32).fill(7) },
    serviceKey: 'ck_big',
    serviceSecret: 'cs_big',
    mediaFolder: '',
    onError: (error) => console.error(error),
  });
  const headers = { authorization: `Basic ${btoa('ck_big:cs_big')}` };
  const figures = new Map<string, number>();
  for (const [what, path] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const answer = await backend.fetch(new Request(`http://backend.test${path}`, { headers }));
      const rows: unknown = await answer.json();
      times.push(performance.now() - began);
      if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${what}: ${answer.status}`);
    }
    times.sort((a, b) => a - b);
    figures.set(what, times[rounds >> 1] ?? Infinity);
  }
  await backend.close();
  return figures;
}

async function inFreshDatabase(size: WorldSize): Promise<Map<string, number>> {
  const fresh = await freshPostgres(url ?? '');
  try {
    return await measure(fresh.url, size);
  } finally {
    await fresh.drop();
  }
}

const few = await inFreshDatabase(small);
const many = await inFreshDatabase(big);
for (const [what, ms] of many) {
  const before = Math.max(few.get(what) ?? 0, leastMs);
  report(
    `${what}: ${(few.get(what) ?? 0).toFixed(1)} ms of a thousand, ${ms.toFixed(1)} ms of a million, growth`,
    Math.max(ms, leastMs) / before,
    goalGrowth,
    'times',
  );
}
