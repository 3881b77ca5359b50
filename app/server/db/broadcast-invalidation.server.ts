import { sql } from 'drizzle-orm';

import { env } from '#app/platform/settings/env.server.ts';
import {
  carryForgetting,
  forgetAllHere,
  forgetHere,
} from '#app/platform/cache/broadcast-invalidation.ts';

import { openDatabase, type Database } from './database.server.ts';
import { persistentConnection } from './persistent-connection.server.ts';

const channel = 'astera_forget';

/** The word that memories are forgotten, going and coming. */
export interface SharedForgetting {
  readonly stop: () => Promise<void>;
}

/**
 * Lets the processes over one PostgreSQL server forget together, by NOTIFY and LISTEN.
 * @param database says the word, over the pool
 * @param connectionString where a connection of its own listens
 */
export function shareForgetting(
  database: () => Promise<Pick<Database, 'execute'>>,
  connectionString: string,
): SharedForgetting {
  const connection = persistentConnection({
    connectionString,
    async prepare(client) {
      await client.query(`listen ${channel}`);
      // What was said while no one listened is lost.
      forgetAllHere();
    },
    onNotification: ({ payload }) => forgetHere(payload ?? ''),
  });
  const leave = carryForgetting(async (name) => {
    await (await database()).execute(sql`select pg_notify(${channel}, ${name})`);
  });
  return {
    async stop() {
      leave();
      await connection.close();
    },
  };
}

/** For this process, as it is set up: the embedded database serves one process only, which has no one to tell. */
export function startForgetting(): SharedForgetting {
  if (!env.DATABASE_URL) return { stop: () => Promise.resolve() };
  return shareForgetting(openDatabase, env.DATABASE_URL);
}
