import type { Cents } from '#domain/money/money.ts';
import { findsAll } from '#domain/text/search/word-match.ts';
import { type OrderMatch, type OrderPeople, wordsOfPeople } from './order-match.ts';

/** The parts of an order that are compared with a text. */
export interface MatchedOrder extends OrderPeople {
  readonly number: string;
  readonly total: Cents;
  readonly checkout?: { readonly reference: string } | null;
}

export function isOf(checkouts: readonly string[], { checkout }: MatchedOrder): boolean {
  return checkout != null && checkouts.includes(checkout.reference);
}

/** The weight of each kind of match. A full name outweighs an amount, which many orders share. */
export const matchWeights = { number: 100, everyWord: 20, amount: 10, word: 1 } as const;

function names(words: readonly string[], people: OrderPeople): boolean {
  return words.length > 0 && findsAll(words, wordsOfPeople(people));
}

/** True if a text may refer to this order. */
export function isMatch(
  { orderNumbers, checkouts, amounts, words }: OrderMatch,
  order: MatchedOrder,
): boolean {
  return (
    orderNumbers.includes(Number(order.number)) ||
    isOf(checkouts, order) ||
    amounts.includes(order.total) ||
    names(words, order)
  );
}
