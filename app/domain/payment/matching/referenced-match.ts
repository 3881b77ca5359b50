import type { Cents } from '#domain/money/money.ts';

import type { LineMatch, MatchState, Proposal } from './line-match.ts';
import { isLate, type MatchableOrder, outstandingOf } from './matchable-order.ts';
import { outstandingSum } from './order-index.ts';

/** What is known of a line whose reference names orders. */
interface ReferencedFacts {
  readonly cents: Cents;
  readonly isEuro: boolean;
  readonly unpaid: readonly MatchableOrder[];
  /** Called off before they were paid. */
  readonly late: readonly MatchableOrder[];
  /** Some of the unpaid orders, the only ones that come to the amount. */
  readonly some: readonly MatchableOrder[] | null;
  /** Whether the references can be told apart, so that no order is named by chance. */
  readonly isPlain: boolean;
}

interface ReferencedRule {
  readonly state: MatchState;
  readonly when: (facts: ReferencedFacts) => boolean;
  /** What of the line goes to which order. */
  readonly shares: (facts: ReferencedFacts) => readonly Share[];
}
type Share = readonly [order: MatchableOrder, cents: Cents];

function lateSum(late: readonly MatchableOrder[]): Cents {
  return late.reduce((sum, { total }) => sum + total, 0);
}
const inFull = ({ unpaid }: ReferencedFacts): Share[] =>
  unpaid.map((order) => [order, outstandingOf(order)]);
const undecided = (orders: readonly MatchableOrder[]): Share[] => orders.map((order) => [order, 0]);
/** Called-off orders take what they cost if the money is enough for that; the whole then goes back. */
const withLate = (facts: ReferencedFacts): Share[] =>
  lateSum(facts.late) + outstandingSum(facts.unpaid) <= facts.cents
    ? [...inFull(facts), ...facts.late.map((order): Share => [order, order.total])]
    : undecided([...facts.unpaid, ...facts.late]);

/** The rules in their order; the first that holds decides. */
const rules: readonly ReferencedRule[] = [
  {
    state: 'currency',
    when: ({ isEuro }) => !isEuro,
    shares: ({ unpaid, late }) => undecided([...unpaid, ...late]),
  },
  {
    state: 'cancelled',
    when: ({ unpaid, late }) => unpaid.length === 0 && late.length > 0,
    shares: withLate,
  },
  { state: 'double', when: ({ unpaid }) => unpaid.length === 0, shares: () => [] },
  {
    state: 'certain',
    when: ({ cents, unpaid, isPlain }) => isPlain && cents === outstandingSum(unpaid),
    shares: inFull,
  },
  {
    state: 'likely',
    when: ({ cents, unpaid }) => cents === outstandingSum(unpaid),
    shares: inFull,
  },
  {
    // The fan paid what was asked for before a part of it was called off.
    state: 'cancelled',
    when: ({ cents, unpaid, late }) =>
      late.length > 0 && cents === outstandingSum(unpaid) + lateSum(late),
    shares: withLate,
  },
  {
    state: 'likely',
    when: ({ some }) => some !== null,
    shares: ({ some }) => (some ?? []).map((order) => [order, outstandingOf(order)]),
  },
  {
    state: 'partial',
    when: ({ cents, unpaid }) => cents < outstandingSum(unpaid),
    // Which of several orders a part is for is for a person to decide (ADR 0116).
    shares: ({ cents, unpaid: [first, ...others] }) =>
      first && others.length === 0 ? [[first, cents]] : undecided(first ? [first, ...others] : []),
  },
  { state: 'over', when: () => true, shares: inFull },
];

/** More orders than one checkout has are not tried in all combinations. */
const mostCombined = 10;

/** The only group of some of the orders that comes to an amount; null if there is none, or several. */
function onlyGroup(
  orders: readonly MatchableOrder[],
  cents: Cents,
): readonly MatchableOrder[] | null {
  if (orders.length < 2 || orders.length > mostCombined) return null;
  const groups: (readonly MatchableOrder[])[] = [];
  for (let chosen = 1; chosen < 2 ** orders.length - 1; chosen += 1) {
    const group = orders.filter((_order, index) => (chosen >> index) % 2 === 1);
    if (outstandingSum(group) === cents) groups.push(group);
  }
  return groups.length === 1 ? (groups[0] ?? null) : null;
}

/**
 * The match of a line whose reference names orders.
 * @param orders all that it names
 */
export function referencedMatch(
  orders: readonly MatchableOrder[],
  line: { readonly cents: Cents; readonly isEuro: boolean; readonly isPlain: boolean },
  reason: Proposal['reasons'][number],
): LineMatch {
  const unpaid = orders.filter((order) => outstandingOf(order) > 0);
  const facts = {
    ...line,
    unpaid,
    late: orders.filter(isLate),
    some: onlyGroup(unpaid, line.cents),
  };
  const rule = rules.find(({ when }) => when(facts));
  if (!rule) return { state: 'unclear', proposals: [] };
  const shares = rule.shares(facts);
  const told = shares.length > 0 ? shares : undecided(orders);
  const isEqual = told.reduce((sum, [, cents]) => sum + cents, 0) === line.cents;
  return {
    state: rule.state,
    proposals: [
      {
        orders: told.map(([{ id, number }, cents]) => ({ id, number, cents })),
        reasons: isEqual ? [reason, told.length > 1 ? 'sum' : 'amount'] : [reason],
      },
    ],
  };
}
