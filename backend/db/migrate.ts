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
 * A table change waits for all users of the table, and blocks all later ones: rather than hold up the site, it fails
 * and is retried at the next call.
 */
const waitShortly = sql`set local lock_timeout = '5s'`;

/**
 * Migrates the schema `backend` to the latest version: each step once, in one transaction, except for its indexes,
 * which are built while others go on reading and writing (ADR 0047).
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

/** Backfills of columns for older rows. Each runs once; every row written since has its own value. */
const fills = [
  { tag: 'filled search_text', fill: fillSearchTexts },
  { tag: 'filled orders.search_text', fill: fillOrderSearchTexts },
  { tag: 'filled search_vector', fill: fillSearchVectors },
  { tag: 'filled facts of search_vector', fill: rewriteSearchTexts },
] as const;

/**
 * Backfills rows in short steps, so that none blocks others for long; the server starts when they are done. Two
 * processes that start at once may both run it, with the same result.
 */
async function fillOnce(
  database: BackendDatabase,
  tag: string,
  fill: (database: BackendDatabase) => Promise<void>,
): Promise<void> {
  const isDone = await doOnce(database, tag, () => fill(database));
  // The planner needs statistics on the new columns.
  if (isDone) await database.execute(sql.raw(`analyze ${growing}`));
}
