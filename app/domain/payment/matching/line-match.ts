import type { Cents } from '#domain/money/money.ts';

/** What a line of a bank statement is about, as far as it can be told without a person. */
export const matchStates = [
  /** Its reference and its amount name the same unpaid orders. */
  'certain',
  /** One proposal stands out, but no reference proves it. */
  'likely',
  /** There are proposals, of which none stands out. */
  'unclear',
  /** It pays a part of what its reference is for. */
  'partial',
  /** It pays more. */
  'over',
  /** What it is for has been paid already. */
  'double',
  /** It is in another currency. */
  'currency',
  /** It is for an order that was called off. */
  'cancelled',
  /** Outgoing money, or nothing that fits. */
  'not-ours',
] as const;
export type MatchState = (typeof matchStates)[number];

/** Why an order is proposed. */
export const matchReasons = [
  'reference',
  /** The reference of a whole checkout. */
  'checkout',
  'number',
  'amount',
  /** The amount is the sum of several orders. */
  'sum',
  'name',
  'part-of-name',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What of a line goes to an order. */
export interface ProposedShare {
  readonly id: number;
  readonly number: string;
  /** 0 if a person has to decide how much it is. */
  readonly cents: Cents;
}

export interface Proposal {
  readonly orders: readonly ProposedShare[];
  readonly reasons: readonly MatchReason[];
}

export interface LineMatch {
  readonly state: MatchState;
  /** The best first. */
  readonly proposals: readonly Proposal[];
}

/** The most proposals that are made for one line. */
export const maxProposals = 5;
