import { isCreditorReference } from '#domain/payment/creditor-reference.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';
import type { Order } from './order.ts';
import { searchWords } from '#domain/text/text-folding.ts';
import { findsAll } from '#domain/text/word-match.ts';

/** What a line of a bank statement, or whatever else was typed, says of the order it may belong to. */
export interface OrderMatch {
  readonly orderNumbers: readonly number[];
  readonly amounts: readonly Cents[];
  /** Folded words, all of which have to find words of the people of the order. */
  readonly words: readonly string[];
}

/** What of an order is searched for words. */
export interface OrderPeople {
  readonly billing: Pick<Order['billing'], 'firstName' | 'lastName' | 'company' | 'email'>;
  readonly celebrityName: string;
}

const largestNumber = 2_147_483_647;

function isOrderNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestNumber;
}

/**
 * The order numbers of every reference in a text, also of one in groups of four. Where digits follow after a blank they
 * may belong to it or not: whatever checks out may be meant.
 */
function referencedIn(text: string): number[] {
  return [...text.matchAll(/RF ?\d[\d ]*/g)].flatMap(([run]) => {
    const words = run.slice(2).trim().split(/ +/);
    return words.flatMap((_word, last) => {
      const reference = `RF${words.slice(0, last + 1).join('')}`;
      const number = Number(reference.slice(4));
      return isCreditorReference(reference) && isOrderNumber(number) ? [number] : [];
    });
  });
}

/** An amount as people and banks write it: "1.234,50", "1,234.50", "85,5", "€ 85". */
function amountFrom(text: string): Cents | null {
  const separator = /[.,](?=\d{1,2}$)/.exec(text);
  const whole = text.slice(0, separator?.index ?? text.length).replaceAll(/[.,]/g, '');
  const cents = separator ? text.slice(separator.index + 1).padEnd(2, '0') : '00';
  if (!/^\d{1,9}$/.test(whole)) return null;
  const amount = centsFromDecimal(`${whole}.${cents}`);
  return amount > 0 ? amount : null;
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
    return { orderNumbers: [...new Set(references)], amounts: [], words: [] };
  }
  const words = text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const amounts = words.map(amountFrom).filter((amount) => amount !== null);
  return {
    orderNumbers: [...new Set(numbers.filter(isOrderNumber))].slice(0, 20),
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

/** What each thing that speaks for an order counts. A whole name outweighs an amount, which many orders share. */
export const matchWeights = { number: 100, everyWord: 20, amount: 10, word: 1 } as const;

/** How much of a text speaks for an order: of all that match, those with the highest number come first. */
export function matchRank(
  { orderNumbers, amounts, words }: OrderMatch,
  order: OrderPeople & { readonly number: string; readonly total: Cents },
): number {
  const people = wordsOfPeople(order);
  const found = words.filter((word) => findsAll([word], people)).length;
  const { number, everyWord, amount, word } = matchWeights;
  return (
    (orderNumbers.includes(Number(order.number)) ? number : 0) +
    (found > 0 && found === words.length ? everyWord : 0) +
    (amounts.includes(order.total) ? amount : 0) +
    found * word
  );
}

function names(words: readonly string[], people: OrderPeople): boolean {
  return words.length > 0 && findsAll(words, wordsOfPeople(people));
}

/** True when an order may be the one that a text is about. */
export function isMatch(
  { orderNumbers, amounts, words }: OrderMatch,
  order: OrderPeople & { readonly number: string; readonly total: Cents },
): boolean {
  return (
    orderNumbers.includes(Number(order.number)) ||
    amounts.includes(order.total) ||
    names(words, order)
  );
}
