import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOverPostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOverPglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { env } from '#app/platform/env.server.ts';
import { openOnce } from '#app/platform/open-once.ts';

import { lockDataFolder } from './data-folder-lock.server.ts';

/** A Drizzle handle of either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Within what a page waits for its data. */
const connectTimeoutMs = 4_000;

interface OpenDatabase {
  readonly database: Database;
  /** The embedded database itself; null on a PostgreSQL server. */
  readonly embedded: PGlite | null;
  readonly close: () => Promise<void>;
}

async function openEmbedded(): Promise<OpenDatabase> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const unlock = lockDataFolder(env.DATA_DIR);
  const client = await PGlite.create(join(env.DATA_DIR, 'database')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  process.once('exit', unlock);
  return { database: drizzleOverPglite({ client }), embedded: client, close: () => client.close() };
}

async function open(): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openEmbedded();
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A connection that breaks while nobody uses it is opened anew; without a listener it would end the process.
  pool.on('error', (error) => console.error(error));
  return {
    database: drizzleOverPostgres({ client: pool }),
    embedded: null,
    close: () => pool.end(),
  };
}

const handle = openOnce(open);

/** The one handle of this process, with the embedded database where there is one. */
export function openDatabaseWithClient(): Promise<OpenDatabase> {
  return handle.open();
}

/** The one database handle of this process: PostgreSQL when `DATABASE_URL` is set, else PGlite on disk. */
export async function openDatabase(): Promise<Database> {
  return (await handle.open()).database;
}

/** Closes it, when it was opened, so that everything is on the disk. Nothing may use it afterwards. */
export async function closeDatabase(): Promise<void> {
  const opened = await handle.current();
  await opened?.close();
}
