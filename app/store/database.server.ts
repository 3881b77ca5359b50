import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOverPostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOverPglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { env } from '#app/platform/env.server.ts';

import { lockDataFolder } from './data-folder-lock.server.ts';

/** A Drizzle handle of either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

interface OpenDatabase {
  readonly database: Database;
  /** The embedded database itself; null on a PostgreSQL server. */
  readonly embedded: PGlite | null;
  readonly close: () => Promise<void>;
}

async function openEmbedded(): Promise<OpenDatabase> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const unlock = lockDataFolder(env.DATA_DIR);
  process.once('exit', unlock);
  const client = await PGlite.create(join(env.DATA_DIR, 'database'));
  return { database: drizzleOverPglite({ client }), embedded: client, close: () => client.close() };
}

async function open(): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openEmbedded();
  const pool = new Pool({ connectionString: env.DATABASE_URL });
  return {
    database: drizzleOverPostgres({ client: pool }),
    embedded: null,
    close: () => pool.end(),
  };
}

let opened: Promise<OpenDatabase> | undefined;

/** The one handle of this process, with the embedded database where there is one. */
export function openDatabaseWithClient(): Promise<OpenDatabase> {
  opened ??= open();
  return opened;
}

/** The one database handle of this process: PostgreSQL when `DATABASE_URL` is set, else PGlite on disk. */
export async function openDatabase(): Promise<Database> {
  return (await openDatabaseWithClient()).database;
}

/** Closes it, when it was opened, so that everything is on the disk. Nothing may use it afterwards. */
export async function closeDatabase(): Promise<void> {
  await (await opened)?.close();
}
