import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { type Cents } from '#domain/money/money.ts';
import type { Order } from './order.ts';
import { searchWords } from '#domain/text/search/search-words.ts';
import { isOrderNumber, referencedIn, amountFrom } from './read-numbers.ts';

/** What a bank statement line, or any other input, says about the order it may belong to. */
export interface OrderMatch {
  readonly orderNumbers: readonly number[];
  /** Reference parts that identify a checkout, shared by its orders. */
  readonly checkouts: readonly string[];
  readonly amounts: readonly Cents[];
  /** Folded words, all of which must match words of the people in the order. */
  readonly words: readonly string[];
}

/** The parts of an order that words are matched against. */
export interface OrderPeople {
  readonly billing: Pick<Order['billing'], 'firstName' | 'lastName' | 'company' | 'email'>;
  readonly celebrityName: string;
}

/** The only checkout whose reference appears in a text; null if there is none or more than one. */
export function checkoutIn(typed: string): string | null {
  const [checkout, ...others] = orderMatch(typed).checkouts;
  return checkout !== undefined && others.length === 0 ? checkout : null;
}

/** The amounts with cents in a statement line, as banks write them. */
export function amountsIn(typed: string): readonly Cents[] {
  const written = typed.match(/(?<![\d.,])\d[\d.,]*[.,]\d{2}(?![\d.,])/g) ?? [];
  return [...new Set(written.map(amountFrom).filter((amount) => amount !== null))];
}

/** More words than this do not improve the search, and each costs a lookup. */
const mostWords = 8;

/** The folded words an order can be found by: the fan's billing details and the celebrity's name. */
export function wordsOfPeople({ billing, celebrityName }: OrderPeople): readonly string[] {
  const { firstName, lastName, company, email } = billing;
  return searchWords([firstName, lastName, company, email, celebrityName].join(' '));
}

/**
 * Parses what can identify an order: a payment reference, which takes precedence if there is one; otherwise order
 * numbers, amounts and people's names, any of which may match.
 */
export function orderMatch(typed: string): OrderMatch {
  const text = typed.slice(0, 500).toUpperCase();
  const references = referencedIn(text);
  if (references.length > 0) {
    const owns = [...new Set(references)];
    const checkouts = owns.filter((own) => customerOfCheckout(own) !== null);
    const orderNumbers = owns.filter((own) => !checkouts.includes(own)).map(Number);
    return { orderNumbers, checkouts, amounts: [], words: [] };
  }
  const words = text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const amounts = words.map(amountFrom).filter((amount) => amount !== null);
  return {
    orderNumbers: [...new Set(numbers.filter(isOrderNumber))].slice(0, 20),
    checkouts: [],
    amounts: [...new Set(amounts)].slice(0, 20),
    words: wordsIn(text),
  };
}

function wordsIn(text: string): readonly string[] {
  if (!/\p{L}/u.test(text)) return [];
  return searchWords(text)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, mostWords);
}
