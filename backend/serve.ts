import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';

import { createBackend, migrateBackend, seedDemoWorld } from '#backend/server.ts';

/**
 * The back end alone on a port, for other clients and for trying things out. Settings: PORT (4000),
 * DATABASE_URL (a PostgreSQL server; otherwise PGlite in memory), BACKEND_JWT_KEY (hex, 32 bytes),
 * BACKEND_SERVICE_KEY, BACKEND_SERVICE_SECRET, MEDIA_DIR (the pictures people send), SEED=none.
 */
const { env } = process;

async function openDatabase() {
  if (env['DATABASE_URL']) {
    const pool = new pg.Pool({
      connectionString: env['DATABASE_URL'],
      connectionTimeoutMillis: 4_000,
    });
    // A connection that breaks while no one uses it is opened anew; without a listener it would end the process.
    pool.on('error', (error) => console.error(error));
    return { database: drizzlePostgres({ client: pool }), close: () => pool.end() };
  }
  const client = await PGlite.create({ extensions: { pg_trgm } });
  return { database: drizzlePglite({ client }), close: () => client.close() };
}

function toRequest(incoming: IncomingMessage, port: number): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Signed requests name the address that the client knows.
  const host = incoming.headers.host ?? `localhost:${port}`;
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
    ...(hasBody
      ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }
      : {}),
  });
}

const port = Number(env['PORT'] ?? 4000);
const { database, close } = await openDatabase();
await migrateBackend(database);
if (env['SEED'] !== 'none') {
  await seedDemoWorld(database, { clock: () => new Date(), password: 'astera-demo' });
}
const backend = createBackend({
  database,
  clock: () => new Date(),
  secrets: {
    jwtKey: env['BACKEND_JWT_KEY'] ? Buffer.from(env['BACKEND_JWT_KEY'], 'hex') : randomBytes(32),
  },
  mediaFolder: env['MEDIA_DIR'] ?? join(tmpdir(), 'astera-media'),
  serviceKey: env['BACKEND_SERVICE_KEY'] ?? 'ck_astera',
  serviceSecret: env['BACKEND_SERVICE_SECRET'] ?? randomBytes(24).toString('base64url'),
  consumerKeys:
    env['SEED'] === 'none'
      ? []
      : [{ key: 'ck_astera_demo', secret: 'cs_astera_demo', login: 'manager' }],
  onError: (error) => console.error(error),
});

const server = createServer((incoming, outgoing) => {
  void (async () => {
    const answer = await backend.fetch(toRequest(incoming, port));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  })().catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
});
server.listen(port, () => console.log(`back end on http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close());
}
await once(server, 'close');
await backend.close();
await close();
