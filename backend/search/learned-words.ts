import { sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';

/** Whether the database learns all words that begin so, as `learn_words` has it. */
export function isLearned(beginning: string): boolean {
  return [...beginning].length > 2 && !/^\d+$/.test(beginning);
}

/**
 * Puts words among those that a search knows, in one order, as everyone does: of two who put the same ones in, one
 * waits for the other and not both.
 * @param texts folded words, parted by spaces
 */
export async function learnWords(database: Executor, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await database.execute(
    sql`select backend.learn_words(variadic array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`,
  );
}
