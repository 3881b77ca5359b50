import { sql } from 'drizzle-orm';

import { openOnce } from '#app/platform/process/open-once.ts';

import { openDatabaseWithClient, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';

const opened = openOnce(async (): Promise<Database> => {
  const { database, patient } = await openDatabaseWithClient();
  await migrateStore(patient);
  return database;
});

/** The database handle, once the app's own tables in it are up to date. @throws while it is away, each time anew */
export const ownTables = opened.open;

/** Asks the database the least there is. @throws while it is away */
export async function reachTables(): Promise<void> {
  await (await ownTables()).execute(sql`select 1`);
}
