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

import { migrateStore } from '#app/server/db/migrate.server.ts';

import { smallWorld } from './small-world.ts';
import { emptyDatabaseIn } from './data-folder.ts';
import { freshPostgres } from './fresh-postgres.ts';
import { snapshotOf } from './open-database.ts';
import { type DatabaseContent, savedRowsIn, savedRowsOf } from './reused-pglite.ts';
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
    // Otherwise each opening recovers what was not written out, which takes time and leaves gaps in sequences.
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await writeFile(snapshotOf(folder, content), Buffer.from(await dump.arrayBuffer()));
    await writeFile(savedRowsIn(folder, content), await savedRowsOf(client));
  };
  await keep('empty');
  await mkdir(emptyDatabaseIn(folder));
  await extract({ file: snapshotOf(folder, 'empty'), cwd: emptyDatabaseIn(folder) });
  await migrateStore(drizzlePglite({ client }));
  await keep('own-tables');
  await client.exec('drop schema app cascade');
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

const made = Symbol.for('astera.madeDatabases');

interface MadeDatabases {
  readonly folder: string;
  readonly template: string | null;
  readonly remove: () => Promise<void>;
}

async function makeDatabases(): Promise<MadeDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'));
  const client = await writePglites(folder);
  const template = await makeTemplate(process.env['TEST_DATABASE_URL']);
  return {
    folder,
    template: template?.name ?? null,
    async remove() {
      await client.close();
      await template?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of this process: each project of Vitest loads this module anew, and one set is enough for all of them. */
const shared = globalThis as { [made]?: { databases: Promise<MadeDatabases>; users: number } };

/** Makes once what every test file begins with; making a database takes many times longer than copying one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = (shared[made] ??= { databases: makeDatabases(), users: 0 });
  own.users += 1;
  const { folder, template, remove } = await own.databases;
  project.provide('databaseFolder', folder);
  project.provide('templateDatabase', template);
  return async () => {
    own.users -= 1;
    if (own.users > 0) return;
    delete shared[made];
    await remove();
  };
}
