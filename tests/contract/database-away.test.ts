import { once, type EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'astera-away-'));
vi.stubEnv('DATA_DIR', folder);

/** A PostgreSQL server that has just gone down: it takes connections and ends them. */
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('DATABASE_URL', `postgres://astera@127.0.0.1:${port}/astera`);
});
afterAll(async () => {
  const { closeDatabase } = await import('#app/store/database.server.ts');
  await closeDatabase();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('a database that is away is tried again at the next question', async () => {
  const { findSession } = await import('#app/store/sessions.server.ts');
  const { openTransport } = await import('#app/gateway/transport.server.ts');
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

it('a connection that breaks while nobody uses it does not end the process', async () => {
  const { openDatabase } = await import('#app/store/database.server.ts');
  const database = await openDatabase();
  const pool = '$client' in database ? database.$client : null;
  if (!(pool instanceof Pool)) throw new Error('no pool');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('terminating connection due to administrator command');
  const emitter: EventEmitter = pool;
  emitter.emit('error', broken);
  expect(told).toHaveBeenCalledWith(broken);
});
