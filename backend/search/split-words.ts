import { sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig } from 'drizzle-orm/pg-core';
import { isFoundBy } from '#domain/text/search/word-match.ts';
import type { Executor } from '#backend/db/database.ts';
import type { SearchedWords } from './searched-words.ts';
import { wholeWords } from './whole-words.ts';
import type { SplitWords } from './common-words.ts';

/** In so few of the rows a word is rare, whatever else is searched for. */
const rareShare = 0.05;

/** In more of the rows a word narrows nothing. */
const mostShare = 0.5;

/** The database knows a few thousand words of a column. */
const mostCommonWords = 20_000;

/**
 * In which share of the rows words stand that each of these finds; of rare ones the database's statistics know nothing.
 */
async function sharesOf(
  database: Executor,
  vector: AnyPgColumn,
  words: SearchedWords,
): Promise<readonly number[]> {
  const { schema, name } = getTableConfig(vector.table);
  const rows = await database
    .select({ word: sql<string>`element`, share: sql<number>`share::float8` })
    .from(
      sql`pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as known(element, share)`,
    )
    .where(
      sql`schemaname = ${schema} and tablename = ${name} and attname = ${vector.name}
        and element ^@ any(string_to_array(${words.flat().join(' ')}, ' '))`,
    )
    .limit(mostCommonWords);
  return words.map((alternatives) =>
    rows
      .filter(({ word }) => alternatives.some((one) => isFoundBy(word, one)))
      .reduce((sum, { share }) => sum + share, 0),
  );
}

/**
 * Tells the common words of a search from the others. An index of words has to gather every row of each word that
 * begins with a common one before it compares anything: in the few rows of a rare one the common ones are sooner looked
 * for, and what is in most of the rows along the list itself. A whole word it compares without gathering, however
 * common that is: so beside a rare one it is asked for all that a common one is the beginning of, where these are known
 * and few.
 * @param areKnown whether all words of the column are among those that a search knows
 */
export async function splitWords(
  database: Executor,
  vector: AnyPgColumn,
  words: SearchedWords,
  areKnown: boolean,
): Promise<SplitWords> {
  if (words.length === 0) return { asked: [], whole: [], checked: [], rarest: 0 };
  const shares = await sharesOf(database, vector, words);
  const rarest = Math.min(...shares);
  const isBesideRare = rarest <= rareShare;
  const most = isBesideRare ? rareShare : mostShare;
  const isAsked = (_: unknown, index: number) => (shares[index] ?? 0) <= most;
  const common = words.filter((word, index) => !isAsked(word, index));
  const wholes = await Promise.all(
    common.map((word) => (areKnown && isBesideRare ? wholeWords(database, word) : null)),
  );
  return {
    asked: words.filter(isAsked),
    whole: wholes.filter((whole) => whole !== null),
    checked: common.filter((_, index) => wholes[index] === null),
    rarest,
  };
}
