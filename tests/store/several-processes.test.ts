import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';

import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { shareForgetting } from '#app/server/db/broadcast-invalidation.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { migrations } from '#app/server/db/migrations.gen.ts';
import {
  beginNews,
  moveNewsCursor,
  readNewsCursor,
} from '#app/server/orders/store/order-notification-store.server.ts';
import { sharedLock } from '#app/server/db/shared-lock.server.ts';
import { migrateBackend } from '#backend/server.ts';

import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { databases } from '#tests/support/databases/open-database.ts';
import { startTcpRelay } from '#tests/support/servers/tcp-relay.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.each(databases)('on $name', ({ open }) => {
  it('processes that start at once on an empty database make each table once', async () => {
    const { database, close } = await open('empty');
    const starts = [migrateStore, migrateBackend, migrateStore, migrateBackend, migrateStore];
    await Promise.all(starts.map((migrate) => migrate(database)));
    const made = await database
      .select({ tag: sql<string>`tag` })
      .from(sql`app.migrations`)
      .orderBy(sql`tag`);
    expect(made).toEqual(migrations.map(({ tag }) => ({ tag })));

    // Of two that look for news, the slower one does not take back how far the other looked.
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 10, minute));
    await beginNews(database, at(0));
    await moveNewsCursor(database, at(2));
    await moveNewsCursor(database, at(1));
    expect((await readNewsCursor(database))?.lookedAt).toEqual(at(2));
    await close();
  });
});

describe.each(databases)('an index that was broken off on $name', ({ open }) => {
  it('is made anew by the next start, and one that no one knows is told of', async () => {
    const { database, close } = await open('small-world');
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    const broken = ['products_words', 'search_words_trigrams', 'products_vendor'];
    await database.execute(sql`
      update pg_index set indisvalid = false
      where indexrelid::regclass::text in ${broken.map((name) => `backend.${name}`)}`);
    await database.execute(sql`drop index backend.goods_title_en`);
    await migrateBackend(database);
    const there = await database
      .select({ name: sql<string>`indexrelid::regclass::text`, isWhole: sql<boolean>`indisvalid` })
      .from(sql`pg_index`)
      .where(
        sql`indexrelid::regclass::text in ${[...broken, 'goods_title_en'].map((name) => `backend.${name}`)}`,
      )
      .orderBy(sql`1`);
    expect(there).toEqual([
      { name: 'backend.goods_title_en', isWhole: true },
      { name: 'backend.products_vendor', isWhole: false },
      { name: 'backend.products_words', isWhole: true },
      { name: 'backend.search_words_trigrams', isWhole: true },
    ]);
    expect(told.mock.calls).toEqual([
      [expect.stringContaining('reindex index concurrently backend.products_vendor')],
    ]);
    told.mockRestore();
    await close();
  });
});

// What follows belongs to a server that several processes share; the embedded database serves one only.
describe.each(serverUrl === undefined ? [] : [serverUrl])('over one PostgreSQL server', (url) => {
  const opened = freshPostgres(url);
  afterAll(async () => (await opened).drop());
  const clientOf = async (to: string) => {
    const client = new pg.Client({ connectionString: to });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  it('no one waits for the indexes of a migration, and of several starts one makes them', async () => {
    const own = await freshPostgres(url, inject('templateDatabase'));
    const [slow, reader, quick] = await Promise.all([1, 2, 3].map(() => clientOf(own.url)));
    const pool = new pg.Pool({ connectionString: own.url, max: 8 });
    const database = drizzle({ client: pool });
    const write = (client: pg.Client | undefined) =>
      client?.query('update backend.products set stock = 3 where slug = $1', ['mug']);
    await quick?.query('drop index backend.products_words, backend.goods_title_tr');
    // A change that lasts, which the making of an index has to wait for.
    await slow?.query('begin');
    await slow?.query(`update backend.products set stock = 2 where slug = 'signed-photo'`);
    const starts = [migrateBackend(database), migrateBackend(database)];
    const making = `select query from pg_stat_activity
      where datname = current_database() and query like 'CREATE INDEX%' and state = 'active'`;
    await expect
      .poll(async () => (await reader?.query(making))?.rows, { timeout: 10_000 })
      .toEqual([{ query: expect.stringContaining('CREATE INDEX CONCURRENTLY') }]);
    await quick?.query(`set statement_timeout = '2s'`);
    await write(quick);
    await slow?.query('commit');
    await Promise.all(starts);
    const { rows } = await pool.query(
      `select count(*)::int as made from pg_index where indisvalid
       and indexrelid in ('backend.products_words'::regclass, 'backend.goods_title_tr'::regclass)`,
    );
    expect(rows).toEqual([{ made: 2 }]);
    await Promise.all([slow?.end(), reader?.end(), quick?.end(), pool.end()]);
    await own.drop();
  });

  it('what one process forgets the others forget, also after a time without a connection', async () => {
    const own = await opened;
    const relay = await startTcpRelay(url);
    const through = new URL(own.url);
    through.port = String(relay.port);
    through.hostname = '127.0.0.1';
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const forgotten = vi.fn<() => void>();
    const forgetNames = broadcastInvalidation('names', forgotten);
    const other = await clientOf(own.url);
    const heard = vi.fn<(payload: string | undefined) => void>();
    other.on('notification', ({ payload }) => heard(payload));
    await other.query('listen astera_forget');
    const say = (name: string) => other.query(`select pg_notify('astera_forget', '${name}')`);

    const pool = new pg.Pool({ connectionString: own.url });
    const shared = shareForgetting(() => Promise.resolve(drizzle({ client: pool })), through.href);
    // It begins by forgetting: no one knows what was said before.
    await expect.poll(() => forgotten.mock.calls.length).toBe(1);
    await say('names');
    await expect.poll(() => forgotten.mock.calls.length).toBe(2);
    await forgetNames();
    await expect.poll(() => heard.mock.calls).toEqual([['names'], ['names']]);
    // Its own word comes back to it as well.
    await expect.poll(() => forgotten.mock.calls.length).toBe(4);

    relay.pull();
    await say('names');
    relay.plugIn();
    await expect.poll(() => forgotten.mock.calls.length, { timeout: 10_000 }).toBe(5);
    await say('names');
    await expect.poll(() => forgotten.mock.calls.length).toBe(6);

    await shared.stop();
    await Promise.all([other.end(), pool.end()]);
    relay.close();
    told.mockRestore();
  });

  it('one process at a time does something to a video, and different ones side by side', async () => {
    const { url: own } = await opened;
    const processes = [sharedLock(own), sharedLock(own)];
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(processes.map(({ take }) => take('vi1', work)));
    }
    expect(most).toBe(1);

    // Were they in turn, the first would wait for the second without an end.
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    await Promise.all([
      processes[0]?.take('vi2', () => begun),
      processes[1]?.take('vi3', async () => resolve()),
    ]);
    await Promise.all(processes.map(({ close }) => close()));
  });

  it('no one is told that something was done whose turn was lost meanwhile', async () => {
    const { url: own } = await opened;
    const turns = sharedLock(own);
    const admin = await clientOf(own);
    const lost = turns.take('vi1', () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
         where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );
    await expect(lost).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
    // The next turn has a connection again.
    expect(await turns.take('vi1', () => Promise.resolve('done'))).toBe('done');
    await Promise.all([turns.close(), admin.end()]);
  });
});
