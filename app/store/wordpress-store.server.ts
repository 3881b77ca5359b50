import { openDatabase } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';
import { wordpressMemory } from './wordpress-memory.server.ts';

/** The tables that remember a WordPress, brought up to date. */
export async function openWordpressMemory(): Promise<ReturnType<typeof wordpressMemory>> {
  const database = await openDatabase();
  await migrateStore(database);
  return wordpressMemory(database);
}
