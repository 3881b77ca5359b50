import { sql } from 'drizzle-orm';

import { openOnce } from '#app/platform/process/open-once.ts';

import { openDatabaseWithClient, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';

const opened = openOnce(async (): Promise<Database> => {
  const { database, patient } = await openDatabaseWithClient();
  await migrateStore(patient);
  return database;
});

/** The database handle, once the app's own tables are migrated. @throws while it is unavailable; retried every time */
export const ownTables = opened.open;

/** Sends a minimal query. @throws while the database is unavailable */
export async function reachTables(): Promise<void> {
  await (await ownTables()).execute(sql`select 1`);
}
