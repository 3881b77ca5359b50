import { sql, type SQL } from 'drizzle-orm';
import { factsMeant } from '#domain/catalog/meant-facts.ts';
import { waysToFind } from '#domain/text/search/word-match.ts';
import { searchWords } from '#backend/modules/catalog/store/shop.schema.ts';
import { categoryFacts } from '#backend/modules/catalog/store/category-facts.ts';
import type { Executor } from '#backend/db/database.ts';
import { wordsOf } from './search-text.ts';
import { hasTrigrams } from './trigrams.ts';

/**
 * What is searched for: for each word those that will do: beginnings of words that are there, and what is meant whole.
 */
export type SearchedWords = readonly (readonly string[])[];

/** Of a word that is nowhere so many others are tried. */
const mostAlternatives = 5;

/** Shorter ones are like too many others. */
const shortestMistyped = 4;

export function beginsWith(word: string): SQL {
  return sql`(${searchWords.word} collate "C" >= ${word} and ${searchWords.word} collate "C" < ${`${word}\u{10FFFF}`})`;
}

/** The words that are meant by one that no other begins with: those that it stands in, then those most like it. */
async function alternativesTo(database: Executor, word: string): Promise<readonly string[]> {
  if (word.length < shortestMistyped || /^\d+$/.test(word)) return [word];
  const [known] = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(beginsWith(word))
    .limit(1);
  if (known || !(await hasTrigrams(database))) return [word];
  const within = sql`${searchWords.word} like ${`%${word}%`}`;
  const rows = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${word} or ${within}`)
    .orderBy(
      sql`(${within}) desc, similarity(${searchWords.word}, ${word}) desc, ${searchWords.word} collate "C"`,
    )
    .limit(mostAlternatives);
  // Itself as well: words of a row that was filled a moment ago may not be learned yet.
  return [word, ...rows.map((row) => row.word)];
}

/** Reads a search; null when nothing is searched for, empty when what was typed holds no word. */
export async function searchedWords(
  database: Executor,
  search: string | null,
): Promise<SearchedWords | null> {
  const words = wordsOf(search);
  if (words === null || words.length === 0) return words && [];
  const facts = factsMeant(words, await categoryFacts(database));
  return Promise.all(
    words.map(async (word, index) => {
      const meant = facts[index] ?? [];
      // What is the name of something is not mistyped.
      const alike = meant.length > 0 ? [word] : await alternativesTo(database, word);
      return [...alike.flatMap(waysToFind), ...meant];
    }),
  );
}
