import { setTimeout as wait } from 'node:timers/promises';

import type { Client } from 'pg';

import { lockStatement } from '#backend/locks/advisory-locks.ts';

import { env } from '#app/platform/settings/env.server.ts';

import { persistentConnection } from './persistent-connection.server.ts';

/** How often someone asks again whose turn another process has. */
const askAgainMs = 20;
/** Nothing that is done in a turn takes so long; a process that hangs must not hold up the others for ever. */
const mostWaitMs = 30_000;

/** Work that one process at a time does for the same thing. */
export interface SharedLock {
  /**
   * Does `work` while no other process does any for the same id. The caller sees to it that this process itself asks
   * for an id only once at a time.
   * @throws when the turn was lost before the work was over, so that no one is told it was done; or when it never came
   */
  readonly take: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** That a turn did not come, and not that the database is away. */
class TurnTaken extends Error {}

/**
 * Turns by PostgreSQL's advisory locks. All of a process's locks are held by one connection, so that however many
 * there are the pool stays free; PostgreSQL lets them go with that connection when the process dies.
 */
export function sharedLock(connectionString: string): SharedLock {
  const connection = persistentConnection({ connectionString });

  /** Holds the lock on the connection that stands; one that turns out to be broken gives way to the next. */
  async function lock(id: string, attempts = 2): Promise<Client> {
    const client = await connection.current();
    try {
      await lockOn(client, id);
      return client;
    } catch (error) {
      if (attempts === 1 || error instanceof TurnTaken) throw error;
      connection.lose(client);
      return lock(id, attempts - 1);
    }
  }

  async function lockOn(client: Client, id: string): Promise<void> {
    const until = performance.now() + mostWaitMs;
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>(lockStatement('hold', { turn: id }));
      if (rows[0]?.taken) return;
      if (performance.now() > until) throw new TurnTaken('another process holds this turn');
      await wait(askAgainMs);
    }
  }

  return {
    async take(id, work) {
      const client = await lock(id);
      try {
        return await work();
      } finally {
        // A connection that broke meanwhile has lost the lock, and says so here.
        await client.query(lockStatement('release', { turn: id }));
      }
    },
    close: connection.close,
  };
}

let opened: SharedLock | undefined;

/** Turns among the processes of this site; null where there is only one, over the embedded database. */
export function openSharedLock(): SharedLock | null {
  if (!env.DATABASE_URL) return null;
  opened ??= sharedLock(env.DATABASE_URL);
  return opened;
}

/** Gives back what `openSharedLock` opened. */
export async function closeSharedLock(): Promise<void> {
  await opened?.close();
}
