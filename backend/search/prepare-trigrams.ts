import { sql } from 'drizzle-orm';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { takeLock } from '#backend/locks/advisory-locks.ts';

/**
 * Puts the database's trigrams over the words that are searched. Where it has none, or its owner may not add them, a
 * search finds words by their beginnings only.
 */
export async function prepareTrigrams(database: BackendDatabase): Promise<void> {
  if ((await stateOf(database)) === 'whole') return;
  try {
    await database.transaction(async (transaction) => {
      // Of two that add an extension at once, one would fail, `if not exists` or not.
      await takeLock(transaction, 'backendTables');
      await transaction.execute(sql`create extension if not exists pg_trgm`);
      if ((await stateOf(transaction)) === 'broken') {
        await transaction.execute(sql`drop index backend.search_words_trigrams`);
      }
      await transaction.execute(
        sql`create index if not exists search_words_trigrams on backend.search_words using gin (word gin_trgm_ops)`,
      );
    });
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.warn('searches correct no mistyped words: pg_trgm cannot be added', reason);
  }
}

/** What was broken off while it was made anew stays behind and is used for nothing. */
async function stateOf(database: Executor): Promise<'missing' | 'broken' | 'whole'> {
  const [index] = await database
    .select({ isWhole: sql<boolean>`indisvalid` })
    .from(sql`pg_index`)
    .where(sql`indexrelid = to_regclass('backend.search_words_trigrams')`)
    .limit(1);
  if (!index) return 'missing';
  return index.isWhole ? 'whole' : 'broken';
}
