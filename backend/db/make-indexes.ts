import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import { lockStatement } from '#backend/locks/advisory-locks.ts';

import type { BackendDatabase, Executor } from './database.ts';
import { indexesLeft } from './index-statements.ts';
import { type Lack, lacking } from './missing-indexes.ts';

const pauseMs = 250;

/** The embedded database has one connection, so nothing can block on it. */
async function isEmbedded(database: Executor): Promise<boolean> {
  const [row] = await database
    .select({ kind: sql<string>`backend_type` })
    .from(sql`pg_stat_activity`)
    .where(sql`pid = pg_backend_pid()`)
    .limit(1);
  return row?.kind === 'standalone backend';
}

async function takesTurn(transaction: Executor): Promise<boolean> {
  const [row] = await transaction
    .select({ taken: sql<boolean>`taken` })
    .from(sql`(${sql.raw(lockStatement('try', 'indexes'))}) as turn`)
    .limit(1);
  return row?.taken ?? false;
}

async function makeConcurrently(database: BackendDatabase, lacks: readonly Lack[]): Promise<void> {
  for (const { name, statement, isBroken } of lacks) {
    if (isBroken) await database.execute(sql.raw(`drop index concurrently backend.${name}`));
    const concurrently = statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY');
    await database.execute(sql.raw(concurrently));
  }
}

async function makeAtOnce(database: BackendDatabase, lacks: readonly Lack[]): Promise<void> {
  for (const { name, statement, isBroken } of lacks) {
    if (isBroken) await database.execute(sql.raw(`drop index backend.${name}`));
    await database.execute(sql.raw(statement));
  }
}

/**
 * Creates the deferred indexes that are missing or broken. On a server this blocks neither readers nor writers: it runs
 * concurrently, which is impossible in a transaction, over a second connection. The first connection holds the lock in
 * a transaction without a running statement, because a concurrent build waits for running statements; for the same
 * reason other processes poll for the lock.
 * @param statements those of all migrations
 */
export async function makeIndexes(
  database: BackendDatabase,
  statements: readonly string[],
): Promise<void> {
  const wanted = indexesLeft(statements);
  for (;;) {
    const lacks = await lacking(database, wanted);
    if (lacks.length === 0) return;
    if (await isEmbedded(database)) return makeAtOnce(database, lacks);
    const isMine = await database.transaction(
      async (turn) => {
        if (!(await takesTurn(turn))) return false;
        // The last statement of this transaction, and without parameters: a statement with parameters leaves its portal
        // open, and the index build would wait for its snapshot forever.
        await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        // Check again: another process may have created some.
        await makeConcurrently(database, await lacking(database, wanted));
        return true;
      },
      { isolationLevel: 'read committed' },
    );
    if (!isMine) await wait(pauseMs);
  }
}
