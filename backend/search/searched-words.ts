import { or, sql, type SQL } from 'drizzle-orm';

import { factsMeant } from '#domain/catalog/searched-facts.ts';
import { isFoundBy, waysToFind } from '#domain/text/word-match.ts';

import { searchWords } from '#backend/modules/catalog/store/catalog.schema.ts';
import { categoryFacts } from '#backend/modules/catalog/store/category-facts.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { wordsOf } from './search-text.ts';
import { takeStoreLock } from '#backend/db/store-lock.ts';

/**
 * What is searched for: for each word those that will do: beginnings of words that are there, and what is meant whole.
 */
export type SearchedWords = readonly (readonly string[])[];

/** Of a word that is nowhere so many others are tried. */
const mostAlternatives = 5;
/** Shorter ones are like too many others. */
const shortestMistyped = 4;
/** Of a beginning so many words are asked for one by one. */
const mostWhole = 16;

/** Whether the database learns all words that begin so, as `learn_words` has it. */
function isLearned(beginning: string): boolean {
  return [...beginning].length > 2 && !/^\d+$/.test(beginning);
}

/** Whether the database has trigrams, where migrations could put them in; found out once for each handle. */
const trigrams = new WeakMap<object, Promise<boolean>>();

async function findTrigrams(database: Executor): Promise<boolean> {
  const [row] = await database
    .select({ found: sql<boolean>`to_regoperator('%(text,text)') is not null` })
    .from(sql`(select 1) as one`)
    .limit(1);
  return row?.found ?? false;
}

/** Asks again after a failure, which is told to anyone who asked. */
function hasTrigrams(database: Executor): Promise<boolean> {
  const known = trigrams.get(database) ?? findTrigrams(database);
  trigrams.set(database, known);
  known.catch(() => trigrams.delete(database));
  return known;
}

/**
 * Puts the database's trigrams over the words that are searched. Where it has none, or its owner may not add them, a
 * search finds words by their beginnings only.
 */
export async function prepareTrigrams(database: BackendDatabase): Promise<void> {
  if ((await stateOf(database)) === 'whole') return;
  try {
    await database.transaction(async (transaction) => {
      // Of two that add an extension at once, one would fail, `if not exists` or not.
      await takeStoreLock(transaction);
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

function beginsWith(word: string): SQL {
  return sql`(${searchWords.word} collate "C" >= ${word} and ${searchWords.word} collate "C" < ${`${word}\u{10FFFF}`})`;
}

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
