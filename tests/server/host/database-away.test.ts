import { once, type EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { startTcpRelay } from '#tests/support/servers/tcp-relay.ts';

const folder = mkdtempSync(join(tmpdir(), 'astera-away-'));
vi.stubEnv('DATA_DIR', folder);

/** A PostgreSQL server that has just gone down: it takes connections and ends them. */
let connections = 0;
let closeDatabase: () => Promise<void>;
const server = createServer((socket) => {
  connections += 1;
  socket.end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('DATABASE_URL', `postgres://astera@127.0.0.1:${port}/astera`);
  ({ closeDatabase } = await import('#app/server/db/database.server.ts'));
});
afterAll(async () => {
  await closeDatabase();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('a database that is away is tried again at the next question', async () => {
  const { findSession } = await import('#app/server/sessions/store/sessions.server.ts');
  const { openTransport } = await import('#app/server/composition.server.ts');
  const attempts = [
    () => findSession('a', new Date()),
    () => findSession('a', new Date()),
    () => openTransport(),
    () => openTransport(),
  ];
  for (const [at, attempt] of attempts.entries()) {
    await expect(attempt()).rejects.toThrow('Connection terminated');
    expect(connections).toBe(at + 1);
  }
});

it('a connection that breaks while no one uses it does not end the process', async () => {
  const { openDatabase } = await import('#app/server/db/database.server.ts');
  const database = await openDatabase();
  const pool = '$client' in database ? database.$client : null;
  if (!(pool instanceof Pool)) throw new Error('no pool');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('terminating connection due to administrator command');
  const emitter: EventEmitter = pool;
  emitter.emit('error', broken);
  expect(told).toHaveBeenCalledWith(broken);
});

const serverUrl = process.env['TEST_DATABASE_URL'];

/** What is said of a connection that breaks, by the driver or with the statement that it broke. */
const brokenOff = /Connection terminated|ECONNRESET|Failed query/;

describe.each(serverUrl === undefined ? [] : [serverUrl])('a real server', (url) => {
  it('goes away and comes back, and the same process goes on; too many wait a few seconds only', async () => {
    const own = await freshPostgres(url);
    const relay = await startTcpRelay(url);
    const through = new URL(own.url);
    through.port = String(relay.port);
    through.hostname = '127.0.0.1';
    vi.resetModules();
    vi.stubEnv('DATABASE_URL', through.href);
    vi.stubEnv('DATABASE_POOL', '2');
    const { sql } = await import('drizzle-orm');
    const again = await import('#app/server/db/database.server.ts');
    const { reachTables } = await import('#app/server/db/own-tables.server.ts');
    const { outgoingMail, stopOutgoingMail } =
      await import('#app/server/mail/outgoing-mail.server.ts');
    const told = vi.spyOn(console, 'error').mockReturnValue();

    relay.pull();
    await expect(reachTables()).rejects.toThrow(brokenOff);
    await expect(outgoingMail()).rejects.toThrow(brokenOff);
    relay.plugIn();
    await reachTables();
    const queue = await outgoingMail();

    relay.pull();
    await expect(reachTables()).rejects.toThrow(brokenOff);
    relay.plugIn();
    await expect.poll(() => reachTables().then(() => 'there', String)).toBe('there');
    await queue.put({ to: 'ada@astera.example', subject: 'Hello', html: '', text: 'Hello' });
    await expect
      .poll(async () => (await queue.jobCounts())['mail'] ?? null, { timeout: 15_000 })
      .not.toBeNull();

    const database = await again.openDatabase();
    const busy = Promise.all([1, 2].map(() => database.execute(sql`select pg_sleep(6)`)));
    const began = performance.now();
    await expect(reachTables()).rejects.toThrow('Failed query');
    expect(performance.now() - began).toBeLessThan(5_500);
    await busy;
    await reachTables();

    await stopOutgoingMail();
    await again.closeDatabase();
    relay.close();
    await own.drop();
    told.mockRestore();
  });
});
