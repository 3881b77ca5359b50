import { setTimeout as wait } from 'node:timers/promises';

import type { Client } from 'pg';

import { lockStatement } from '#backend/locks/advisory-locks.ts';

import { env } from '#app/platform/settings/env.server.ts';

import { persistentConnection } from './persistent-connection.server.ts';

/** How often a process retries while another one holds the lock. */
const askAgainMs = 20;
/** No work under a lock takes this long; a process that hangs must not block the others forever. */
const mostWaitMs = 30_000;

/** Mutual exclusion across processes, by id. */
export interface SharedLock {
  /**
   * Runs `work` while no other process runs any for the same id. The caller makes sure that this process takes each id
   * only once at a time.
   * @throws when the lock was lost before the work finished, so that it is not reported as done, or was not acquired in
   *   time
   */
  readonly take: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** The lock was not acquired in time; the database is available. */
class TurnTaken extends Error {}

/**
 * Locks based on PostgreSQL's advisory locks. One connection holds all locks of a process, so that any number of them
 * leaves the pool free; PostgreSQL releases them when the process dies.
 */
export function sharedLock(connectionString: string): SharedLock {
  const connection = persistentConnection({ connectionString });

  /** Takes the lock on the current connection; if that is broken, on the next one. */
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
        // If the connection broke meanwhile, the lock was lost and this throws.
        await client.query(lockStatement('release', { turn: id }));
      }
    },
    close: connection.close,
  };
}

let opened: SharedLock | undefined;

/** Locks across the processes of this site; null with the embedded database, which has only one process. */
export function openSharedLock(): SharedLock | null {
  if (!env.DATABASE_URL) return null;
  opened ??= sharedLock(env.DATABASE_URL);
  return opened;
}

/** Closes what `openSharedLock` opened. */
export async function closeSharedLock(): Promise<void> {
  await opened?.close();
}
