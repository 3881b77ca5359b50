import { isCreditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { customerOfCheckout } from '#domain/payment/transfer/shared-transfer.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';
import type { Order } from './order.ts';
import { searchWords } from '#domain/text/text-folding.ts';
import { findsAll } from '#domain/text/word-match.ts';

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

/** What of an order is compared with a text. */
export interface MatchedOrder extends OrderPeople {
  readonly number: string;
  readonly total: Cents;
  readonly checkout?: { readonly reference: string } | null;
}

function isOf(checkouts: readonly string[], { checkout }: MatchedOrder): boolean {
  return checkout != null && checkouts.includes(checkout.reference);
}

const largestNumber = 2_147_483_647;

function isOrderNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestNumber;
}

/**
 * The own parts of every reference in a text, also of one in groups of four. Where digits follow after a blank they may
 * belong to it or not: whatever checks out may be meant. The beginning of a checkout's reference is no order's.
 */
function referencedIn(text: string): string[] {
  return [...text.matchAll(/RF ?\d[\d ]*(?:C[\d ]+)?/g)].flatMap(([run]) => {
    const words = run.slice(2).trim().split(/ +/);
    const owns = words.flatMap((_word, last) => {
      const reference = `RF${words.slice(0, last + 1).join('')}`;
      return isCreditorReference(reference) ? [reference.slice(4)] : [];
    });
    const checkouts = owns.filter((own) => customerOfCheckout(own) !== null);
    if (checkouts.length > 0) return checkouts;
    return owns.filter((own) => isOrderNumber(Number(own)));
  });
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

/** What each thing that speaks for an order counts. A whole name outweighs an amount, which many orders share. */
export const matchWeights = { number: 100, everyWord: 20, amount: 10, word: 1 } as const;

/** How much of a text speaks for an order: of all that match, those with the highest number come first. */
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

function names(words: readonly string[], people: OrderPeople): boolean {
  return words.length > 0 && findsAll(words, wordsOfPeople(people));
}

/** True when an order may be the one that a text is about. */
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
