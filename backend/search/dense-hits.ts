import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { holdsAsWell } from './search-text.ts';
import type { SearchedWords } from './searched-words.ts';
import { type Total } from '#backend/modules/catalog/store/total.ts';
import { type Searchable } from './searchable.ts';

/** What is in so many of all rows, and more, is sooner met along the list than gathered by an index and sorted. */
export const denseShare = 0.03;

/** Of a word in so many rows, so many times the rows that are to be counted hold enough. */
const glance = Math.ceil(1 / denseShare);

/** Whether the first rows at hand show that there are more than are counted; null where they do not. */
export async function seesMore(
  database: Executor,
  { table, vector }: Searchable,
  rest: SQL | undefined,
  words: SearchedWords,
  upTo: number | null,
): Promise<Total | null> {
  if (upTo === null) return null;
  const atHand = sql`(select ${vector} as words from ${table} where ${rest ?? sql`true`} limit ${upTo * glance}) as at_hand`;
  const some = database
    .select({ one: sql`1` })
    .from(atHand)
    .where(holdsAsWell(sql`at_hand.words`, words))
    .limit(upTo + 1)
    .as('some');
  return (await database.$count(some)) > upTo ? { moreThan: upTo } : null;
}
