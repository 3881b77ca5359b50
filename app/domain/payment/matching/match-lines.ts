import type { StatementLine } from '#domain/payment/statement/statement-line.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { isOrderNumber, referencedIn } from '#domain/order/read-numbers.ts';

import { guessedMatch } from './guessed-match.ts';
import type { LineMatch } from './line-match.ts';
import type { MatchableOrder } from './matchable-order.ts';
import { indexOrders, type OrderIndex } from './order-index.ts';
import { nameWordsOf } from './payer-name.ts';
import { referencedMatch } from './referenced-match.ts';

/** What of a line is looked at. */
export type MatchableLine = Pick<
  StatementLine,
  'cents' | 'currency' | 'payerName' | 'text' | 'reference'
>;

/** What a line names: parts of references, and other whole numbers. */
export interface NamedInLine {
  readonly checkouts: readonly string[];
  readonly orderNumbers: readonly number[];
  /** Numbers that may be those of orders. */
  readonly numbers: readonly number[];
  /** Whether each reference stands for itself, so that none is the beginning of another. */
  readonly isPlain: boolean;
}

const mostNumbers = 20;

/** What a line names, as it is written in its reference and its text. */
export function namedIn({
  reference,
  text,
}: Pick<MatchableLine, 'reference' | 'text'>): NamedInLine {
  const written = `${reference} | ${text}`.toUpperCase();
  const references = [...new Set(referencedIn(written))];
  const checkouts = references.filter((own) => customerOfCheckout(own) !== null);
  const orderNumbers = references.filter((own) => !checkouts.includes(own)).map(Number);
  const marks = new Set(written.match(/RF ?\d[\d ]*(?:C[\d ]+)?/g) ?? []);
  const numbers = (written.match(/(?<![\p{L}\p{N}.,/-])\d{1,10}(?![\p{L}\p{N}]|[.,/-]\d)/gu) ?? [])
    .map(Number)
    .filter(isOrderNumber);
  return {
    ...{ checkouts, orderNumbers },
    numbers: [...new Set(numbers)].slice(0, mostNumbers),
    isPlain: marks.size >= references.length,
  };
}

/** The orders that the references of a line name, if there are any. */
function referencedOrders(index: OrderIndex, named: NamedInLine): readonly MatchableOrder[] {
  const alone = named.orderNumbers.flatMap((number) => index.byNumber.get(number) ?? []);
  const together = named.checkouts.flatMap((checkout) => index.byCheckout.get(checkout) ?? []);
  return [...new Set([...together, ...alone])];
}

/** The index without the orders that lines before this one pay. */
function withPaid(orders: readonly MatchableOrder[], paid: ReadonlySet<number>): OrderIndex {
  return indexOrders(
    orders.map((order) => (paid.has(order.id) ? { ...order, payment: 'received' } : order)),
  );
}

/** A match that is made step by step, since a long statement takes seconds. */
export interface Matching {
  /** To be called one after the other. */
  readonly steps: Iterable<() => void>;
  /** After the last step, a match for each line, in the order of the lines. */
  readonly matches: readonly LineMatch[];
}

const nothing: LineMatch = { state: 'not-ours', proposals: [] };

/**
 * Finds the orders that incoming payments are for. Lines with a reference go first; an order that one of them certainly
 * pays is paid for all others, so that the second of two equal transfers is a double payment.
 * @param lines the oldest first
 * @param orders all unpaid ones, and those that the lines name
 */
export function startMatching(
  lines: readonly MatchableLine[],
  orders: readonly MatchableOrder[],
): Matching {
  const index = indexOrders(orders);
  const paid = new Set<number>();
  const matches: LineMatch[] = lines.map(() => nothing);
  const rest: { readonly line: MatchableLine; readonly names: NamedInLine; readonly at: number }[] =
    [];
  const byReference = (line: MatchableLine, at: number) => {
    if (line.cents <= 0) return;
    const names = namedIn(line);
    const found = referencedOrders(index, names).map((order): MatchableOrder =>
      paid.has(order.id) ? { ...order, payment: 'received' } : order,
    );
    if (found.length === 0) return void rest.push({ line, names, at });
    const amount = {
      cents: line.cents,
      isEuro: line.currency === 'EUR',
      isPlain: names.isPlain,
    };
    const reason = names.checkouts.length > 0 ? 'checkout' : 'reference';
    const match = referencedMatch(found, amount, reason);
    if (match.state === 'certain') {
      for (const { id } of match.proposals[0]?.orders ?? []) paid.add(id);
    }
    matches[at] = match;
  };
  function* steps() {
    for (const [at, line] of lines.entries()) yield () => byReference(line, at);
    const unpaid = withPaid(orders, paid);
    for (const { line, names, at } of rest) {
      yield () => {
        matches[at] = guessedMatch(unpaid, {
          cents: line.cents,
          isEuro: line.currency === 'EUR',
          numbers: names.numbers,
          words: nameWordsOf(line.payerName, line.text),
        });
      };
    }
  }
  return { steps: steps(), matches };
}

/** The same at once. @returns a match for each line, in the same order */
export function matchLines(
  lines: readonly MatchableLine[],
  orders: readonly MatchableOrder[],
): readonly LineMatch[] {
  const { steps, matches } = startMatching(lines, orders);
  for (const step of steps) step();
  return matches;
}
