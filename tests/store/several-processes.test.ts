import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { forgetTogether } from '#app/platform/forgetting.ts';
import { shareForgetting } from '#app/store/forgetting.server.ts';
import { migrateStore } from '#app/store/migrate.server.ts';
import { migrations } from '#app/store/migrations.gen.ts';
import { beginNews, moveNewsCursor, readNewsCursor } from '#app/store/order-news-store.server.ts';
import { sharedTurns } from '#app/store/shared-turns.server.ts';
import { migrateBackend } from '#backend/server/index.ts';

import { freshPostgres } from '../support/fresh-postgres.ts';
import { databases } from '../support/open-database.ts';
import { startTcpRelay } from '../support/tcp-relay.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.each(databases)('on $name', ({ open }) => {
  it('processes that start at once on an empty database make each table once', async () => {
    const { database, close } = await open('empty');
    const starts = [migrateStore, migrateBackend, migrateStore, migrateBackend, migrateStore];
    await Promise.all(starts.map((migrate) => migrate(database)));
    const { rows } = (await database.execute(sql`select tag from app.migrations`)) as unknown as {
      rows: { tag: string }[];
    };
    expect(rows.map(({ tag }) => tag).toSorted()).toEqual(migrations.map(({ tag }) => tag));

    // Of two that look for news, the slower one does not take back how far the other looked.
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 10, minute));
    await beginNews(database, at(0));
    await moveNewsCursor(database, at(2));
    await moveNewsCursor(database, at(1));
    expect((await readNewsCursor(database))?.lookedAt).toEqual(at(2));
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

  it('what one process forgets the others forget, also after a time without a connection', async () => {
    const own = await opened;
    const relay = await startTcpRelay(url);
    const through = new URL(own.url);
    through.port = String(relay.port);
    through.hostname = '127.0.0.1';
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const forgotten = vi.fn<() => void>();
    const forgetNames = forgetTogether('names', forgotten);
    const other = await clientOf(own.url);
    const heard = vi.fn<(payload: string | undefined) => void>();
    other.on('notification', ({ payload }) => heard(payload));
    await other.query('listen astera_forget');
    const say = (name: string) => other.query(`select pg_notify('astera_forget', '${name}')`);

    const pool = new pg.Pool({ connectionString: own.url });
    const { drizzle } = await import('drizzle-orm/node-postgres');
    const shared = shareForgetting(() => Promise.resolve(drizzle({ client: pool })), through.href);
    // It begins by forgetting: nobody knows what was said before.
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
    const processes = [sharedTurns(own), sharedTurns(own)];
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

  it('nobody is told that something was done whose turn was lost meanwhile', async () => {
    const { url: own } = await opened;
    const turns = sharedTurns(own);
    const admin = await clientOf(own);
    const lost = turns.take('vi1', () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`,
      ),
    );
    await expect(lost).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
    // The next turn has a connection again.
    expect(await turns.take('vi1', () => Promise.resolve('done'))).toBe('done');
    await Promise.all([turns.close(), admin.end()]);
  });
});
