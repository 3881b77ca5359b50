import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleOverPostgres } from 'drizzle-orm/node-postgres';
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

/** Opens the one database handle of this process: PostgreSQL when `DATABASE_URL` is set, else PGlite on disk. */
export async function openDatabase() {
  if (!env.DATABASE_URL) return openEmbedded();
  return drizzleOverPostgres({ client: new Pool({ connectionString: env.DATABASE_URL }) });
}
