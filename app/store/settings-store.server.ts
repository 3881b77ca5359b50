import { openOnce } from '#app/platform/open-once.ts';

import { openDatabase, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';

const opened = openOnce(async (): Promise<Database> => {
  const database = await openDatabase();
  await migrateStore(database);
  return database;
});

/** The tables of settings, brought up to date. */
export const settingsStore = opened.open;
