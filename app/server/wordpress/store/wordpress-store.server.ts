import { setTimeout as passed } from 'node:timers/promises';

import { openDatabase, type Database } from '#app/server/db/database.server.ts';
import { cleanCachedResponses } from './clean-cached-responses.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { wordpressMemory } from './wordpress-memory.server.ts';

/** Anyone who starts a site wants to see it first. */
const firstMs = 60_000;
const everyMs = 3_600_000;

async function cleanUntil(signal: AbortSignal, database: Database): Promise<void> {
  const pause = (ms: number) => passed(ms, true, { signal, ref: false }).catch(() => false);
  for (let ms = firstMs; await pause(ms); ms = everyMs) {
    await cleanCachedResponses(database, new Date()).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
  }
}

/**
 * The tables that remember a WordPress, brought up to date. What is kept there is cleaned every hour until `close`.
 * @param shop its address: answers of another one count for nothing
 */
export async function openWordpressMemory(shop: string) {
  const database = await openDatabase();
  await migrateStore(database);
  const closing = new AbortController();
  void cleanUntil(closing.signal, database);
  return { ...wordpressMemory(database, shop), close: () => closing.abort() };
}
