import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { BackendDatabase, Executor } from './database.ts';
import { indexesLeft } from './index-statements.ts';

/** Number of the advisory lock; one process makes indexes at a time. */
const lockNumber = 7_421_002;
const pauseMs = 250;

/** An index that is to be there. */
interface Lack {
  readonly name: string;
  readonly statement: string;
  /** There, but broken off while it was made: anyone who reads cannot use it, and anyone who writes keeps it. */
  readonly isBroken: boolean;
}

/** More than there will ever be in our own schema. */
const mostIndexes = 10_000;

/** The indexes of the back end that are there, by name, with whether they are whole. */
async function indexesIn(database: Executor): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database
    .select({ name: sql<string>`relname`, isWhole: sql<boolean>`indisvalid` })
    .from(sql`pg_index join pg_class on pg_class.oid = indexrelid`)
    .where(sql`relnamespace = to_regnamespace('backend')`)
    .limit(mostIndexes);
  return new Map(rows.map(({ name, isWhole }) => [name, isWhole]));
}

async function lacking(
  database: Executor,
  wanted: ReadonlyMap<string, string>,
): Promise<readonly Lack[]> {
  const there = await indexesIn(database);
  return [...wanted]
    .filter(([name]) => there.get(name) !== true)
    .map(([name, statement]) => ({ name, statement, isBroken: there.has(name) }));
}

/** The embedded database has one connection, and no one else to wait for. */
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
    .select({ taken: sql<boolean>`pg_try_advisory_xact_lock(${lockNumber}::bigint)` })
    .from(sql`(select 1) as one`)
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
 * Makes the indexes that migrations leave and that are missing or broken. On a server no one waits for it, neither
 * readers nor writers: it is done concurrently, which no transaction can, over a second connection. The first one holds
 * the turn in a transaction without a statement under way, so that the making does not wait for its own turn; others
 * ask for it now and then, since one that waited in a statement would be waited for.
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
        // Last in this transaction, and without a parameter: a statement with one leaves its portal open, whose
        // snapshot the making would wait for, which waits for nothing else.
        await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        // Anew: another process may have made some.
        await makeConcurrently(database, await lacking(database, wanted));
        return true;
      },
      { isolationLevel: 'read committed' },
    );
    if (!isMine) await wait(pauseMs);
  }
}

/**
 * Says which other indexes are broken: those that someone was making anew by hand. They are looked after by no one,
 * cost with every write and serve nothing.
 */
export async function tellOfBrokenIndexes(database: Executor): Promise<void> {
  for (const [name, isWhole] of await indexesIn(database)) {
    if (isWhole) continue;
    console.warn(
      `the index backend.${name} was broken off and serves nothing, unless it is being made: run "reindex index concurrently backend.${name}", or drop it where its name ends with ccnew or ccold`,
    );
  }
}
