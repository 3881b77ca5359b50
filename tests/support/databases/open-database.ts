import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';

import { migrateStore } from '#app/server/db/migrate.server.ts';
import type { JobStore } from '#app/server/jobs/job-queue.server.ts';
import type { BackendDatabase } from '#backend/server.ts';

import { freshPostgres } from './fresh-postgres.ts';
import { type DatabaseContent, openReused } from './reused-pglite.ts';

export interface OpenDatabase {
  readonly database: BackendDatabase;
  /** The same by connections of its own, as another process has it; null where only one can open it. */
  readonly beside: BackendDatabase | null;
  /** As a queue of jobs opens it. */
  readonly jobs: JobStore;
  readonly close: () => Promise<void>;
}

/** The file of a PGlite that was made before the tests (`made-databases.ts`). */
export function snapshotOf(folder: string, content: DatabaseContent): string {
  return join(folder, `${content}.tar`);
}

/** A PGlite in memory. */
export async function openPglite(content: DatabaseContent = 'empty'): Promise<PGlite> {
  const snapshot = await readFile(snapshotOf(inject('databaseFolder'), content));
  return PGlite.create({ loadDataDir: new Blob([snapshot]), extensions: { pg_trgm } });
}

/** A database of its own on the server, dropped at the end. */
async function openPostgres(url: string, content: DatabaseContent): Promise<OpenDatabase> {
  const template = content === 'small-world' ? inject('templateDatabase') : null;
  const own = await freshPostgres(url, template);
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: own.url, max: 8 }));
  for (const pool of pools) {
    // A connection that is still closing when the database is dropped is cut off, which is what was asked for.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const [database, beside] = pools.map((client) => drizzlePostgres({ client }));
  if (!database || !beside) throw new Error('there are two of them');
  if (content === 'own-tables') await migrateStore(database);
  return {
    ...{ database, beside },
    jobs: { connectionString: own.url },
    async close() {
      await Promise.all(pools.map((pool) => pool.end()));
      await own.drop();
    },
  };
}

export interface TestedDatabase {
  readonly name: string;
  readonly open: (content: DatabaseContent) => Promise<OpenDatabase>;
}

const pglite: TestedDatabase = {
  name: 'PGlite',
  async open(content) {
    const client = await openReused(inject('databaseFolder'), content, () => openPglite(content));
    return {
      database: drizzlePglite({ client }),
      beside: null,
      jobs: { embedded: client },
      close: () => client.close(),
    };
  },
};
const serverUrl = process.env['TEST_DATABASE_URL'];
/** `npm run test:full` asks for it. */
const testsAll = process.env['DATABASES'] === 'all';
const server: readonly TestedDatabase[] =
  serverUrl === undefined
    ? []
    : [{ name: 'PostgreSQL', open: (content) => openPostgres(serverUrl, content) }];

/**
 * For SQL, transactions, locks and what happens at once: PostgreSQL where `TEST_DATABASE_URL` names a server, otherwise
 * PGlite, which is the same engine with one connection. With `DATABASES=all` both.
 */
export const databases: readonly TestedDatabase[] =
  testsAll || server.length === 0 ? [pglite, ...server] : server;

/**
 * For what asks the database nothing of its own: the wire, the gateway, who may do what. PGlite; with `DATABASES=all`
 * both.
 */
export const anyDatabase: readonly TestedDatabase[] = testsAll ? databases : [pglite];
