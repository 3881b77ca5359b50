import { or } from 'drizzle-orm';
import { isFoundBy, waysToFind } from '#domain/text/search/word-match.ts';
import { searchWords } from '#backend/modules/catalog/store/shop.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { isLearned } from './learned-words.ts';
import { beginsWith } from './searched-words.ts';

/** Of a beginning so many words are asked for one by one. */
const mostWhole = 16;

/**
 * All words of celebrities and goods that are found by one of these; null where they are too many, or not all of them
 * are known: numbers and short words are not learned.
 */
export async function wholeWords(
  database: Executor,
  alternatives: readonly string[],
): Promise<readonly string[] | null> {
  const beginnings = alternatives.filter((one) => /^[\p{L}\p{N}]/u.test(one));
  if (!beginnings.every(isLearned)) return null;
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(or(...beginnings.map(beginsWith)))
    .orderBy(searchWords.word)
    .limit(mostWhole + 1);
  if (rows.length === 0 || rows.length > mostWhole) return null;
  const facts = alternatives.filter((one) => one.startsWith('@'));
  const found = rows
    .flatMap(({ word }) => waysToFind(word))
    .filter((word) => alternatives.some((one) => isFoundBy(word, one)));
  return [...found, ...facts];
}
