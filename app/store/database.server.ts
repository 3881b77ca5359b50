import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOverPostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleOverPglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';

import { env } from '#app/platform/env.server.ts';

import { lockDataFolder } from './data-folder-lock.server.ts';

async function openEmbedded() {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const unlock = lockDataFolder(env.DATA_DIR);
  process.once('exit', unlock);
  const client = await PGlite.create(join(env.DATA_DIR, 'database'));
  return drizzleOverPglite({ client });
}

/** A Drizzle handle of either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

async function open(): Promise<Database> {
  if (!env.DATABASE_URL) return openEmbedded();
  return drizzleOverPostgres({ client: new Pool({ connectionString: env.DATABASE_URL }) });
}

let opened: Promise<Database> | undefined;

/** The one database handle of this process: PostgreSQL when `DATABASE_URL` is set, else PGlite on disk. */
export function openDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}
