import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { extract } from 'tar';
import type { TestProject } from 'vitest/node';

import { smallWorld } from './small-world.ts';
import { emptyDatabaseIn } from './data-folder.ts';
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

/** @returns the database that they were made with: open, its compiled code is there for every thread of tests */
async function writePglites(folder: string): Promise<PGlite> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const keep = async (content: DatabaseContent) => {
    const dump = await client.dumpDataDir('none');
    await writeFile(snapshotOf(folder, content), Buffer.from(await dump.arrayBuffer()));
  };
  await keep('empty');
  await mkdir(emptyDatabaseIn(folder));
  await extract({ file: snapshotOf(folder, 'empty'), cwd: emptyDatabaseIn(folder) });
  await seedWorld(drizzlePglite({ client }), smallWorld);
  await keep('small-world');
  return client;
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
  const client = await writePglites(folder);
  const template = await makeTemplate(process.env['TEST_DATABASE_URL']);
  project.provide('databaseFolder', folder);
  project.provide('templateDatabase', template?.name ?? null);
  return async () => {
    await client.close();
    await template?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}
