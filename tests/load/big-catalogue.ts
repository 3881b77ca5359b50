import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { type BackendDatabase, createBackend, migrateBackend } from '#backend/server.ts';

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
const rounds = 41;
/** So many pages behind the first one, or as many as the list has before its last two. */
const cursorsOn = 10_000;

const vendors = '/wp-json/wcfmmp/v1/store-vendors?per_page=24&count_up_to=1000';
const goods =
  '/wp-json/wc/v3/products?per_page=24&count_up_to=1000&status=publish&virtual=false&type=simple';
const orders = '/wp-json/wc/v3/orders?per_page=20&count_up_to=1000';

/** The one question that no row answers; another one without rows would measure something else than it says. */
const findsNothing = 'search for goods that there are not';

const asked = {
  'first page of celebrities': vendors,
  'celebrities, the newest first': `${vendors}&orderby=date&order=desc`,
  'celebrities by name': `${vendors}&orderby=name`,
  'celebrities by price': `${vendors}&orderby=price`,
  'celebrities of a country, by price': `${vendors}&country=GR&orderby=price&order=asc`,
  'first page of goods': goods,
  'goods by title': `${goods}&orderby=title&order=asc`,
  'goods of a category, by price': `${goods}&category=905&orderby=price&order=asc`,
  'search for goods': `${goods}&search=mug%2071`,
  'search for goods by a beginning': `${goods}&search=mug%20770`,
  'search for goods of a country': `${goods}&search=mug%20770&country=ES`,
  'search for goods by a common word': `${goods}&search=mug`,
  'search for goods by a mistyped word': `${goods}&search=postar%2072`,
  'search for goods by a mistyped rare word': `${goods}&search=saxophome`,
  [findsNothing]: `${goods}&search=xylophone`,
  'search for celebrities': `${vendors}&search=star%2077`,
  'orders of everyone': orders,
  'orders that wait': `${orders}&status=admin-approval&order=asc`,
  'orders of a fan': `${orders}&customer=2000007`,
  'search for orders': `${orders}&search=star%2077`,
  'search for orders by a beginning': `${orders}&search=star%20770`,
  'search for orders that wait': `${orders}&search=star%20770&status=admin-approval`,
  'orders by a line of a statement': `${orders}&match=fan%2077`,
  'figures of the desk':
    '/wp-json/astera/v1/order-counts?status=admin-approval&count_up_to=10000&before=2022-01-02T00:00:00Z,2022-01-03T00:00:00Z',
  'figures of the filters, celebrities': '/wp-json/astera/v1/facets?of=vendors&count_up_to=10000',
  'figures of the filters, goods': '/wp-json/astera/v1/facets?of=products&count_up_to=10000',
  'figures of the filters, goods of a search':
    '/wp-json/astera/v1/facets?of=products&count_up_to=10000&search=mug%20770',
  'figures of the filters, goods of a mistyped rare word':
    '/wp-json/astera/v1/facets?of=products&count_up_to=10000&search=saxophome',
} as const;

/** Lists that are walked through page by page, each by the cursor that the page before it gave. */
const walked = {
  celebrities: vendors,
  goods,
  'goods by price': `${goods}&orderby=price&order=asc`,
  orders,
} as const;

/**
 * What asks the back end: how many rows it answers (figures are one), the next page's cursor, and how long it took in
 * milliseconds.
 */
type Asker = (
  path: string,
) => Promise<{ readonly rows: number; readonly next: string | null; readonly ms: number }>;

function askerOf(database: BackendDatabase): { ask: Asker; close: () => Promise<void> } {
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
  return {
    close: () => backend.close(),
    async ask(path) {
      const began = performance.now();
      const answer = await backend.fetch(new Request(`http://backend.test${path}`, { headers }));
      const body: unknown = await answer.json();
      const ms = performance.now() - began;
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const rows = Array.isArray(body) ? body.length : 1;
      return { rows, next: answer.headers.get('x-astera-next'), ms };
    },
  };
}

/** Median time of a question. */
async function timeOf(ask: Asker, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await ask(path)).ms);
  return times.toSorted((a, b) => a - b)[rounds >> 1] ?? Infinity;
}

/** Goes on page by page and gives the last but one address, with how many pages lie before it. */
async function deepIn(ask: Asker, list: string): Promise<{ path: string; pages: number }> {
  let path = list;
  let pages = 0;
  let { next } = await ask(path);
  while (next !== null && pages < cursorsOn) {
    const further = `${list}&cursor=${next}`;
    const page = await ask(further);
    // The last page may be short, and cheap for that alone.
    if (page.next === null) break;
    path = further;
    ({ next } = page);
    pages += 1;
  }
  return { path, pages };
}

interface Figure {
  readonly ms: number;
  /** What is to be said of it beside its name. */
  readonly note: string;
}

async function figuresOf(database: BackendDatabase): Promise<Map<string, Figure>> {
  const { ask, close } = askerOf(database);
  const figures = new Map<string, Figure>();
  for (const [what, path] of Object.entries(asked)) {
    const { rows } = await ask(path);
    if ((rows === 0) !== (what === findsNothing)) throw new Error(`${what}: ${rows} rows`);
    figures.set(what, { ms: await timeOf(ask, path), note: '' });
  }
  for (const [what, list] of Object.entries(walked)) {
    const { path, pages } = await deepIn(ask, list);
    figures.set(`${what} by cursors`, { ms: await timeOf(ask, path), note: `${pages} cursors on` });
  }
  await close();
  return figures;
}

/** Whether the databases stay for another run: a million rows take minutes to fill. */
const isKept = process.env['BENCH_KEEP'] === '1';

/** A database of its own for a world of a size, and whether an earlier run has filled it. */
async function databaseFor(size: WorldSize) {
  const name = `astera_bench_${size.orders}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rowCount } = await admin.query(
    "select from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = 'filled'",
    [name],
  );
  const isFilled = isKept && rowCount === 1;
  if (!isFilled) {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  }
  const own = new URL(url ?? '');
  own.pathname = `/${name}`;
  return {
    url: own.href,
    isFilled,
    markFilled: () => admin.query(`comment on database ${name} is 'filled'`),
    async close() {
      if (!isKept) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The figures of a migrated database with so much in it. */
async function measure(size: WorldSize): Promise<Map<string, Figure>> {
  const own = await databaseFor(size);
  const pool = new pg.Pool({ connectionString: own.url, max: 4 });
  pool.on('error', (error) => console.error(error.message));
  const database = drizzle({ client: pool });
  try {
    await migrateBackend(database);
    if (!own.isFilled) {
      await fillBigWorld(database, size);
      await own.markFilled();
    }
    return await figuresOf(database);
  } finally {
    await pool.end();
    await own.close();
  }
}

// Once for nothing: the first who are asked pay for a program that is not compiled yet.
await measure(small);
const few = await measure(small);
const many = await measure(big);
console.log(`Growth is told from ${leastMs} ms up.`);
console.log('| | of a thousand | of a million | growth |\n| --- | ---: | ---: | ---: |');
for (const [what, { ms, note }] of many) {
  const before = few.get(what)?.ms ?? 0;
  const growth = Math.max(ms, leastMs) / Math.max(before, leastMs);
  const name = note === '' ? what : `${what}, ${note}`;
  console.log(`| ${name} | ${before.toFixed(1)} ms | ${ms.toFixed(1)} ms | ${growth.toFixed(2)} |`);
}
for (const [what, { ms }] of many) {
  const growth = Math.max(ms, leastMs) / Math.max(few.get(what)?.ms ?? 0, leastMs);
  report(what, growth, goalGrowth, 'times');
}
