import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { startNextPeer } from './next-peer.ts';
import { report } from './report.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { signedIn } from './signed-in.ts';

/**
 * Cost of pages rendered per request: CPU time of the whole process, eight connections, browser `accept-encoding`;
 * median of the rounds. PostgreSQL runs in a separate process and is not counted.
 */
const goalsMs = { PostgreSQL: 5, PGlite: 8 } as const;
const connections = 8;
const warmUp = 600;
const rounds = 5;
const requestsPerRound = 200;

interface RenderedPage {
  readonly name: string;
  readonly cookie: string;
  /** @param index request number, which makes each filter URL unique */
  readonly path: (index: number) => string;
}

type Ask = (index: number) => Promise<void>;

function createRequester(origin: string, { name, cookie, path }: RenderedPage, agent: Agent): Ask {
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
  return async (index) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    get(`${origin}${path(index)}`, { agent, headers }, (answer) => {
      if (answer.statusCode === 200) buffer(answer).then(resolve, reject);
      else reject(new Error(`${name}: ${answer.statusCode}`));
    }).on('error', reject);
    await promise;
  };
}

/** Sends `times` requests over all connections. */
async function sendRequests(ask: Ask, from: number, times: number): Promise<void> {
  let next = from;
  const one = async () => {
    while (next < from + times) {
      next += 1;
      await ask(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

async function pagesOf({ origin }: ServerProcess): Promise<readonly RenderedPage[]> {
  const fan = await signedIn(origin, 'fan');
  const manager = await signedIn(origin, 'manager');
  const celebrity = await signedIn(origin, 'celebrity');
  const list = await fetch(`${origin}/my-orders`, { headers: { cookie: fan } });
  const [, order] = /(\/my-orders\/detail\?orderId=\d+)/.exec(await list.text()) ?? [];
  if (!order) throw new Error('the fan has no order');
  return [
    { name: 'my orders', cookie: fan, path: () => '/my-orders' },
    { name: 'an order', cookie: fan, path: () => order },
    { name: 'the desk', cookie: manager, path: () => '/desk' },
    { name: 'the inbox', cookie: celebrity, path: () => '/my-requests' },
    { name: 'a new filter', cookie: '', path: (index) => `/celebrities?maxPrice=${100 + index}` },
  ];
}

interface Measured {
  readonly origin: string;
  readonly cpuMs: () => number;
}

/** CPU of the server for one request, in milliseconds. */
async function costOf({ origin, cpuMs }: Measured, page: RenderedPage): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = createRequester(origin, page, agent);
  await sendRequests(ask, 0, warmUp);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuMs();
    await sendRequests(ask, warmUp + round * requestsPerRound, requestsPerRound);
    costs.push((cpuMs() - before) / requestsPerRound);
  }
  agent.destroy();
  return costs.toSorted((a, b) => a - b)[rounds >> 1] ?? Infinity;
}

async function measure(server: ServerProcess, database: keyof typeof goalsMs): Promise<void> {
  for (const page of await pagesOf(server)) {
    const what = `${page.name} on ${database}, CPU of the server`;
    report(what, await costOf(server, page), goalsMs[database], 'ms');
  }
}

/** For comparison: Next.js with the same number of cards and a session lookup on the same database. */
async function measurePeer(databaseUrl: string): Promise<void> {
  const peer = await startNextPeer(databaseUrl);
  try {
    const page = {
      name: 'Next.js',
      cookie: 'sid=unknown',
      path: (index: number) => `/?maxPrice=${100 + index}`,
    };
    const cost = await costOf(peer, page);
    console.log(
      `       24 cards by Next.js on PostgreSQL, CPU of its server: ${cost.toFixed(2)} ms`,
    );
  } finally {
    await peer.stop();
  }
}

const onPglite = await startServerProcess();
try {
  await measure(onPglite, 'PGlite');
} finally {
  await onPglite.stop();
}
const url = process.env['TEST_DATABASE_URL'];
if (url) {
  const own = await freshPostgres(url);
  const server = await startServerProcess({ databaseUrl: own.url });
  try {
    await measure(server, 'PostgreSQL');
    await measurePeer(own.url);
  } finally {
    await server.stop();
    await own.drop();
  }
}
