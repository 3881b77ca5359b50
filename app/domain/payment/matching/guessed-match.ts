import type { Cents } from '#domain/money/money.ts';

import {
  type LineMatch,
  type MatchReason,
  type MatchState,
  maxProposals,
  type Proposal,
} from './line-match.ts';
import { isLate, type MatchableOrder, outstandingOf } from './matchable-order.ts';
import { outstandingSum, type OrderIndex } from './order-index.ts';
import { nameAgreement, type NameWords } from './payer-name.ts';

/** How much each reason counts. Two together make a proposal likely; one alone does not. */
const weights: Readonly<Record<MatchReason, number>> = {
  reference: 100,
  checkout: 100,
  number: 40,
  amount: 30,
  sum: 35,
  name: 30,
  'part-of-name': 12,
};
const likelyFrom = 60;
/** An order number alone is often a flat or a date; it is proposed only together with something else. */
const proposedFrom = 30;

interface Candidate {
  readonly orders: readonly MatchableOrder[];
  readonly reasons: readonly MatchReason[];
  readonly score: number;
}

export interface GuessedLine {
  readonly cents: Cents;
  readonly isEuro: boolean;
  /** Whole numbers in its text. */
  readonly numbers: readonly number[];
  readonly words: NameWords;
}

/** Names are compared with no more than so many orders of one amount. */
const mostCompared = 500;

function nameReason(
  index: OrderIndex,
  orders: readonly MatchableOrder[],
  words: NameWords,
): MatchReason | null {
  const names = orders.flatMap((order) => index.namesOf(order));
  const agreements = names.map((name) => nameAgreement(name, words));
  if (agreements.includes('whole')) return 'name';
  return agreements.includes('part') ? 'part-of-name' : null;
}

function candidatesOf(index: OrderIndex, line: GuessedLine): readonly Candidate[] {
  const found = new Map<string, { orders: readonly MatchableOrder[]; reasons: MatchReason[] }>();
  const add = (orders: readonly MatchableOrder[], reason: MatchReason) => {
    const key = orders.map(({ id }) => id).join();
    const known = found.get(key);
    if (known) known.reasons.push(reason);
    else found.set(key, { orders, reasons: [reason] });
  };
  for (const number of line.numbers) {
    const order = index.byNumber.get(number);
    if (order) add([order], 'number');
  }
  const sums = (index.bySum.get(line.cents) ?? []).slice(0, mostCompared);
  const amounts = (index.byAmount.get(line.cents) ?? []).slice(0, mostCompared);
  for (const orders of sums) add(orders, 'sum');
  for (const order of amounts) add([order], 'amount');
  return [...found.values()].map(({ orders, reasons }) => {
    const name = nameReason(index, orders, line.words);
    const all = name ? [...reasons, name] : reasons;
    return {
      orders,
      reasons: all,
      score: all.reduce((sum, reason) => sum + weights[reason], 0),
    };
  });
}

/** What a line is about whose text names an order by its number. */
function numberedState(order: MatchableOrder, line: GuessedLine, hasName: boolean): MatchState {
  const outstanding = outstandingOf(order);
  const isAmount = line.cents === order.total;
  if (isLate(order)) return isAmount ? 'cancelled' : 'unclear';
  if (outstanding === 0) return isAmount && hasName ? 'double' : 'unclear';
  if (line.cents === outstanding) return 'likely';
  if (!hasName) return 'unclear';
  return line.cents < outstanding ? 'partial' : 'over';
}

function stateOf([best, next]: readonly Candidate[], line: GuessedLine): MatchState {
  if (!best || best.score < proposedFrom) return 'not-ours';
  const [order, ...others] = best.orders;
  const isAlone = !next || next.score < best.score;
  if (!isAlone) return 'unclear';
  if (order && others.length === 0 && best.reasons.includes('number')) {
    return numberedState(order, line, best.reasons.includes('name'));
  }
  return best.score >= likelyFrom ? 'likely' : 'unclear';
}

/** What of the line goes to an order that is only guessed: what is due, if there is so much of it. */
function proposalOf({ orders, reasons }: Candidate, cents: Cents): Proposal {
  const isEnough = cents >= outstandingSum(orders);
  const share = (order: MatchableOrder) => {
    if (isLate(order)) return cents >= order.total ? order.total : 0;
    if (isEnough) return outstandingOf(order);
    return orders.length === 1 ? cents : 0;
  };
  return {
    orders: orders.map((order) => ({ id: order.id, number: order.number, cents: share(order) })),
    reasons,
  };
}

/** The match of a line without a reference: by order numbers, the amount and the payer's name. Never certain. */
export function guessedMatch(index: OrderIndex, line: GuessedLine): LineMatch {
  const ranked = candidatesOf(index, line)
    .filter(
      ({ score, reasons }) =>
        score >= proposedFrom && (reasons.length > 1 || reasons[0] !== 'number'),
    )
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxProposals);
  const proposals = ranked.map((candidate) => proposalOf(candidate, line.cents));
  if (!line.isEuro) {
    const isNamed = ranked.some(({ reasons }) => reasons.includes('number'));
    return isNamed ? { state: 'currency', proposals } : { state: 'not-ours', proposals: [] };
  }
  return { state: stateOf(ranked, line), proposals };
}
