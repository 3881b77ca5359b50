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

/** The channel of cache invalidations, sent and received. */
export interface SharedForgetting {
  readonly stop: () => Promise<void>;
}

/**
 * Broadcasts cache invalidations to all processes on a PostgreSQL server, with NOTIFY and LISTEN.
 * @param database sends them, over the pool
 * @param connectionString for a separate connection that listens
 */
export function shareForgetting(
  database: () => Promise<Pick<Database, 'execute'>>,
  connectionString: string,
): SharedForgetting {
  const connection = persistentConnection({
    connectionString,
    async prepare(client) {
      await client.query(`listen ${channel}`);
      // Notifications sent while the connection was down are lost.
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

/**
 * For this process's configuration: the embedded database serves only one process, so there is nothing to broadcast.
 */
export function startForgetting(): SharedForgetting {
  if (!env.DATABASE_URL) return { stop: () => Promise.resolve() };
  return shareForgetting(openDatabase, env.DATABASE_URL);
}
