import { eq, sql } from 'drizzle-orm';

import type { BackendDatabase } from './database.ts';
import { isIndexLeft } from './index-statements.ts';
import { makeIndexes } from './make-indexes.ts';
import { tellOfBrokenIndexes } from './missing-indexes.ts';
import { migrations } from './migrations.gen.ts';
import { fillOrderSearchTexts } from '#backend/search/fill-order-search-texts.ts';
import { removeErasedCheckouts } from '#backend/modules/people/store/erased-checkouts.ts';
import { renameGoods } from '#backend/modules/vendors/store/renamed-vendors.ts';
import { fillSearchTexts } from '#backend/search/fill-search-texts.ts';
import { rewriteSearchTexts } from '#backend/search/rewrite-search-texts.ts';
import { fillSearchVectors } from '#backend/search/search-vectors.ts';
import { prepareTrigrams } from '#backend/search/prepare-trigrams.ts';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import { applied, doOnce } from './do-once.ts';
import { growing, hasAutovacuum } from './growing-tables.ts';

/**
 * A change of a table waits for anyone who uses it, and everyone else for the change: rather than hold up the site, it
 * fails and is tried again at the next call.
 */
const waitShortly = sql`set local lock_timeout = '5s'`;

/**
 * Migrates the schema `backend` to the newest: each step in one transaction, once, but for its indexes, which are
 * made beside it while others go on reading and writing (ADR 0047).
 */
export async function migrateBackend(database: BackendDatabase): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeLock(transaction, 'backendTables');
    await transaction.execute(sql`create schema if not exists backend`);
    await transaction.execute(
      sql`create table if not exists backend.migrations (tag text primary key, at timestamptz not null default now())`,
    );
  });
  for (const { tag, statements } of migrations) {
    await database.transaction(async (transaction) => {
      await takeLock(transaction, 'backendTables');
      const done = await transaction.select().from(applied).where(eq(applied.tag, tag)).limit(1);
      if (done.length > 0) return;
      await transaction.execute(waitShortly);
      for (const statement of statements) {
        if (!isIndexLeft(statement)) await transaction.execute(sql.raw(statement));
      }
      await transaction.insert(applied).values({ tag });
    });
  }
  await makeIndexes(
    database,
    migrations.flatMap(({ statements }) => statements),
  );
  for (const { tag, fill } of fills) await fillOnce(database, tag, fill);
  await doOnce(database, 'removed checkouts of deleted accounts', () =>
    removeErasedCheckouts(database),
  );
  await renameGoods(database);
  await prepareTrigrams(database);
  await tellOfBrokenIndexes(database);
  if (!(await hasAutovacuum(database))) await database.execute(sql.raw(`analyze ${growing}`));
}

/** What rows that are older than a column get in it. Each is done once, and every row written since has its own. */
const fills = [
  { tag: 'filled search_text', fill: fillSearchTexts },
  { tag: 'filled orders.search_text', fill: fillOrderSearchTexts },
  { tag: 'filled search_vector', fill: fillSearchVectors },
  { tag: 'filled facts of search_vector', fill: rewriteSearchTexts },
] as const;

/**
 * Fills rows in short steps, so that no one waits for any of them; anyone who serves with these rows begins when they
 * are filled. Two processes that start at once may both do it; it comes to the same.
 */
async function fillOnce(
  database: BackendDatabase,
  tag: string,
  fill: (database: BackendDatabase) => Promise<void>,
): Promise<void> {
  const isDone = await doOnce(database, tag, () => fill(database));
  // What the new columns hold is what searches are planned by.
  if (isDone) await database.execute(sql.raw(`analyze ${growing}`));
}
