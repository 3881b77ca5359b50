import { openDatabase, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';

let ready: Promise<Database> | undefined;

/** The handle of the table of fans' videos, brought up to date. */
export function fanVideosStore(): Promise<Database> {
  ready ??= openDatabase().then(async (database) => {
    await migrateStore(database);
    return database;
  });
  return ready;
}
