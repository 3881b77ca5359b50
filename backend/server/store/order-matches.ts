import { and, inArray, or, sql, type SQL } from 'drizzle-orm';

import { matchWeights, type OrderMatch } from '#domain/order/order-match.ts';

import { splitWords, type SplitWords } from './common-words.ts';
import type { Executor } from './database.ts';
import { orders } from './order.schema.ts';
import { holdsSplit } from './search-hits.ts';
import { matches } from './search-text.ts';

/** `isMatch` of the domain, over the rows. */
function isAbout({ orderNumbers, amounts }: OrderMatch, words: SplitWords): SQL | undefined {
  return or(
    inArray(orders.id, [...orderNumbers]),
    inArray(orders.totalCents, [...amounts]),
    holdsSplit(orders.searchVector, words),
  );
}

/** `matchRank` of the domain, over the rows. */
export function rankOf({ orderNumbers, amounts, words }: OrderMatch): SQL {
  const { number, everyWord, amount, word } = matchWeights;
  const found = words.map((one) => matches(orders.searchVector, [one]));
  return sql.join(
    [
      sql`case when ${or(sql`false`, inArray(orders.id, [...orderNumbers]))} then ${sql.raw(`${number}`)} else 0 end`,
      sql`case when ${found.length > 0 ? and(...found) : sql`false`} then ${sql.raw(`${everyWord}`)} else 0 end`,
      sql`case when ${or(sql`false`, inArray(orders.totalCents, [...amounts]))} then ${sql.raw(`${amount}`)} else 0 end`,
      ...found.map((one) => sql`case when ${one} then ${sql.raw(`${word}`)} else 0 end`),
    ],
    sql` + `,
  );
}

/** What such orders are found by. */
export async function matchOf(database: Executor, match: OrderMatch) {
  const words = match.words.map((word) => [word]);
  const split = await splitWords(database, orders.searchVector, words, false);
  return { where: isAbout(match, split), rarest: split.rarest };
}
