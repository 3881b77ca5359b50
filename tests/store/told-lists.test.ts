import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';

import { forgetHere } from '#app/platform/cache/broadcast-invalidation.ts';
import { onStale, staleSince, type StaleList } from '#app/platform/cache/stale-lists.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { shareForgetting } from '#app/server/db/broadcast-invalidation.server.ts';

import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { startTcpRelay } from '#tests/support/servers/tcp-relay.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

function listen() {
  const told: StaleList[] = [];
  const stop = onStale((stale) => told.push(stale));
  return { told, stop };
}

describe('in one process', () => {
  it('tells each who listens, at once, and remembers it for two minutes', () => {
    const { told, stop } = listen();
    tellStale('orders', [12, 5]);
    tellStale('reports', []);
    tellStale('applications', 'anyone');
    const all = [
      { kind: 'orders', people: [12, 5] },
      { kind: 'reports', people: [] },
      { kind: 'applications', people: 'anyone' },
    ];
    expect(told).toEqual(all);
    stop();
    tellStale('orders', [7]);
    expect(told).toEqual(all);
    // This process is too young to know what was an hour ago.
    expect(staleSince(3_600_000)).toBeNull();
    expect(staleSince(120_001)).toBeNull();
    expect(staleSince(0)).toEqual([]);
  });

  it.each([
    'lists orders',
    'lists orders:',
    'lists orders:x',
    'lists orders:1;2',
    'lists orders:1,,2',
    'lists orders:-1',
    'lists of-a-newer-version:1',
    'lists orders:1 2',
  ])('takes "%s" for what it says, and never for other people', (word) => {
    const { told, stop } = listen();
    forgetHere(word);
    stop();
    const isNamed = word === 'lists orders:1 2' || /^lists orders:?$/.test(word);
    expect(told.map(({ people }) => people)).toEqual(
      isNamed ? [word.endsWith('2') ? [1] : []] : [],
    );
  });

  it('counts everything as missed where there was more than it remembers', () => {
    for (let change = 0; change < 2_100; change += 1) tellStale('orders', [change]);
    expect(staleSince(60_000)).toBeNull();
    expect(staleSince(0)).toEqual([]);
  });
});

describe.each(serverUrl === undefined ? [] : [serverUrl])('over one PostgreSQL server', (url) => {
  it('each process hears what another one says, and takes all for stale after a time without a connection', async () => {
    const own = await freshPostgres(url);
    const relay = await startTcpRelay(url);
    const through = new URL(own.url);
    through.port = String(relay.port);
    through.hostname = '127.0.0.1';
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const other = new pg.Client({ connectionString: own.url });
    other.on('error', () => undefined);
    await other.connect();
    const heard: (string | undefined)[] = [];
    other.on('notification', ({ payload }) => heard.push(payload));
    await other.query('listen astera_forget');
    const pool = new pg.Pool({ connectionString: own.url });
    const { told, stop } = listen();
    const shared = shareForgetting(() => Promise.resolve(drizzle({ client: pool })), through.href);
    const everything = ['orders', 'applications', 'reports'].map((kind) => ({
      ...{ kind, people: 'anyone' },
    }));
    await expect.poll(() => told).toEqual(everything);

    tellStale('orders', [12, 5]);
    await expect.poll(() => heard).toEqual(['lists orders:12,5']);
    told.length = 0;
    const begun = performance.now();
    await other.query(`select pg_notify('astera_forget', 'lists orders:7')`);
    await expect.poll(() => told).toContainEqual({ kind: 'orders', people: [7] });
    expect(staleSince(performance.now() - begun)).toContainEqual(
      expect.objectContaining({ people: [7] }),
    );

    relay.pull();
    told.length = 0;
    relay.plugIn();
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(everything);
    // Anyone who comes back from before that time reads everything anew.
    expect(staleSince(100_000)).toBeNull();

    stop();
    await shared.stop();
    await Promise.all([other.end(), pool.end()]);
    relay.close();
    logged.mockRestore();
    await own.drop();
  });
});
