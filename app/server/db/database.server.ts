import { mkdirSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOverPostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOverPglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';

import { lockDataFolder } from './data-folder-lock.server.ts';
import { keepHouseUntil } from './housekeeping.server.ts';
import { startEmbedded } from './start-embedded.server.ts';

/** A Drizzle handle of either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** How long a page waits for a connection: for one of the pool, which may all be in use, or a new one. */
const connectTimeoutMs = 4_000;
/** Longer than any query of a page; the server cancels longer ones and releases their locks. */
const statementTimeoutMs = 15_000;
/** When to give up the connection to a server that vanished silently. */
const answerTimeoutMs = 20_000;

interface OpenDatabase {
  readonly database: Database;
  /** A handle without time limits, for long work: migrations, the demo world. */
  readonly patient: Database;
  /** The embedded database itself; null with a PostgreSQL server. */
  readonly embedded: PGlite | null;
  /** The connections to a PostgreSQL server; null with the embedded database, which has only one. */
  readonly pool: Pool | null;
  readonly close: () => Promise<void>;
}

async function openEmbedded(): Promise<OpenDatabase> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const unlock = lockDataFolder(env.DATA_DIR);
  const client = await startEmbedded().catch((error: unknown) => {
    unlock();
    throw error;
  });
  process.once('exit', unlock);
  const database = drizzleOverPglite({ client });
  const closing = new AbortController();
  void keepHouseUntil(closing.signal, client);
  const close = () => {
    closing.abort();
    return client.close();
  };
  return { database, patient: database, embedded: client, pool: null, close };
}

async function open(): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openEmbedded();
  const usual = {
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  };
  const pool = new Pool({
    ...usual,
    max: env.DATABASE_POOL,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'astera',
  });
  const patient = new Pool({ ...usual, max: 2, application_name: 'astera patient' });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  for (const one of [pool, patient]) one.on('error', (error) => console.error(error));
  return {
    database: drizzleOverPostgres({ client: pool }),
    patient: drizzleOverPostgres({ client: patient }),
    embedded: null,
    pool,
    close: async () => {
      await Promise.all([pool.end(), patient.end()]);
    },
  };
}

const handle = openOnce(open);

/** The handle of this process, with the embedded database if there is one. */
export function openDatabaseWithClient(): Promise<OpenDatabase> {
  return handle.open();
}

/** The database handle of this process: PostgreSQL when `DATABASE_URL` is set, else PGlite on disk. */
export async function openDatabase(): Promise<Database> {
  return (await handle.open()).database;
}

/** Closes the database, if it was opened, so that everything is on disk. It must not be used afterwards. */
export async function closeDatabase(): Promise<void> {
  const opened = await handle.current();
  await opened?.close();
}
