import type { PgBoss } from 'pg-boss';

import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';

import { openDatabaseWithClient, type Database } from '#app/server/db/database.server.ts';
import { startJobQueue } from './job-queue.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';

/** What every queue of this process works with. */
export interface ProcessJobs {
  readonly boss: PgBoss;
  readonly database: Database;
  /** Whether this is the only process on its database. */
  readonly isAlone: boolean;
}

/** The jobs of this process on this installation's database; all its queues share their connections. */
export const processJobs = openOnce(async (): Promise<ProcessJobs> => {
  const { embedded } = await openDatabaseWithClient();
  const database = await ownTables();
  const boss = await startJobQueue(
    embedded ? { embedded } : { connectionString: env.DATABASE_URL ?? '' },
  );
  return { boss, database, isAlone: embedded !== null };
});
