import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { smallWorld } from './small-world.ts';
import { freshPostgres } from './fresh-postgres.ts';
import { type DatabaseContent, snapshotOf } from './open-database.ts';
import { seedWorld } from './seed-world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the databases are that were made before the tests. */
    readonly databaseFolder: string;
    /** The database on PostgreSQL that holds the small world, or null where there is no PostgreSQL. */
    readonly templateDatabase: string | null;
  }
}

async function writePglites(folder: string): Promise<void> {
  const client = await PGlite.create();
  const keep = async (content: DatabaseContent) => {
    const dump = await client.dumpDataDir('none');
    await writeFile(snapshotOf(folder, content), Buffer.from(await dump.arrayBuffer()));
  };
  await keep('empty');
  await seedWorld(drizzlePglite({ client }), smallWorld);
  await keep('small-world');
  await client.close();
}

async function makeTemplate(url: string | undefined) {
  if (url === undefined) return null;
  const template = await freshPostgres(url);
  const pool = new pg.Pool({ connectionString: template.url });
  await seedWorld(drizzlePostgres({ client: pool }), smallWorld);
  await pool.end();
  return template;
}

/** Makes once what every test file begins with; making a database takes many times longer than copying one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'));
  await writePglites(folder);
  const template = await makeTemplate(process.env['TEST_DATABASE_URL']);
  project.provide('databaseFolder', folder);
  project.provide('templateDatabase', template?.name ?? null);
  return async () => {
    await template?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}
