import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { type Cents } from '#domain/money/money.ts';
import type { Order } from './order.ts';
import { searchWords } from '#domain/text/search/search-words.ts';
import { isOrderNumber, referencedIn, amountFrom } from './read-numbers.ts';

/** What a line of a bank statement, or whatever else was typed, says of the order it may belong to. */
export interface OrderMatch {
  readonly orderNumbers: readonly number[];
  /** Own parts of the references that the orders of one checkout share. */
  readonly checkouts: readonly string[];
  readonly amounts: readonly Cents[];
  /** Folded words, all of which have to find words of the people of the order. */
  readonly words: readonly string[];
}

/** What of an order is searched for words. */
export interface OrderPeople {
  readonly billing: Pick<Order['billing'], 'firstName' | 'lastName' | 'company' | 'email'>;
  readonly celebrityName: string;
}

/** The one checkout whose reference stands in a text; null where there is none, or more than one. */
export function checkoutIn(typed: string): string | null {
  const [checkout, ...others] = orderMatch(typed).checkouts;
  return checkout !== undefined && others.length === 0 ? checkout : null;
}

/** The amounts with cents that stand in a line of a statement, as banks write them. */
export function amountsIn(typed: string): readonly Cents[] {
  const written = typed.match(/(?<![\d.,])\d[\d.,]*[.,]\d{2}(?![\d.,])/g) ?? [];
  return [...new Set(written.map(amountFrom).filter((amount) => amount !== null))];
}

/** More words than these make no search better and cost a lookup each. */
const mostWords = 8;

/** The folded words by which an order is found: those of its fan, as the bill has it, and of its celebrity. */
export function wordsOfPeople({ billing, celebrityName }: OrderPeople): readonly string[] {
  const { firstName, lastName, company, email } = billing;
  return searchWords([firstName, lastName, company, email, celebrityName].join(' '));
}

/**
 * Reads what can find an order: a payment reference, which alone decides when there is one; else order numbers, amounts
 * and the names of people, any of which will do.
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
