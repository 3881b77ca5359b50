import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { type OrderMatch } from '#domain/order/order-match.ts';
import { matchWeights } from '#domain/order/order-match-rank.ts';

import type { SplitWords } from '#backend/search/common-words.ts';
import { splitWords } from '#backend/search/split-words.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { orderMetaRows, orders } from './order.schema.ts';
import { holdsSplit } from '#backend/search/search-hits.ts';
import { matches } from '#backend/search/search-text.ts';

/** Orders of these checkouts, looked up by their customers, for which there is an index. */
function isOfCheckouts(checkouts: OrderMatch['checkouts']): SQL {
  const parts = checkouts.map((checkout) =>
    and(
      eq(orders.customerId, customerOfCheckout(checkout) ?? 0),
      sql`exists (select 1 from ${orderMetaRows} m where m.order_id = ${orders.id} and m.key = ${orderMeta.checkout} and m.value->>'of' = ${checkout})`,
    ),
  );
  return or(sql`false`, ...parts) ?? sql`false`;
}

/** The domain's `isMatch` in SQL. */
function isAbout(
  { orderNumbers, checkouts, amounts }: OrderMatch,
  words: SplitWords,
): SQL | undefined {
  return or(
    inArray(orders.id, [...orderNumbers]),
    checkouts.length > 0 ? isOfCheckouts(checkouts) : undefined,
    inArray(orders.totalCents, [...amounts]),
    holdsSplit(orders.searchVector, words),
  );
}

/** The domain's `matchRank` in SQL. */
export function rankOf({ orderNumbers, checkouts, amounts, words }: OrderMatch): SQL {
  const { number, everyWord, amount, word } = matchWeights;
  const found = words.map((one) => matches(orders.searchVector, [one]));
  return sql.join(
    [
      sql`case when ${or(isOfCheckouts(checkouts), inArray(orders.id, [...orderNumbers]))} then ${sql.raw(`${number}`)} else 0 end`,
      sql`case when ${found.length > 0 ? and(...found) : sql`false`} then ${sql.raw(`${everyWord}`)} else 0 end`,
      sql`case when ${or(sql`false`, inArray(orders.totalCents, [...amounts]))} then ${sql.raw(`${amount}`)} else 0 end`,
      ...found.map((one) => sql`case when ${one} then ${sql.raw(`${word}`)} else 0 end`),
    ],
    sql` + `,
  );
}

/** The condition that finds matching orders. */
export async function matchOf(database: Executor, match: OrderMatch) {
  const words = match.words.map((word) => [word]);
  const split = await splitWords(database, orders.searchVector, words, false);
  return { where: isAbout(match, split), rarest: split.rarest };
}
