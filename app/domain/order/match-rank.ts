import { findsAll } from '#domain/text/search/word-match.ts';
import { type OrderMatch, wordsOfPeople } from './order-match.ts';
import { type MatchedOrder, matchWeights, isOf } from './order-match-rank.ts';

/** How well an order matches a text: among all matches, those with the highest number come first. */
export function matchRank(
  { orderNumbers, checkouts, amounts, words }: OrderMatch,
  order: MatchedOrder,
): number {
  const people = wordsOfPeople(order);
  const found = words.filter((word) => findsAll([word], people)).length;
  const { number, everyWord, amount, word } = matchWeights;
  return (
    (orderNumbers.includes(Number(order.number)) || isOf(checkouts, order) ? number : 0) +
    (found > 0 && found === words.length ? everyWord : 0) +
    (amounts.includes(order.total) ? amount : 0) +
    found * word
  );
}
