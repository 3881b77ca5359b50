import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';

/** When earnings are paid out. */
export interface PayoutRules {
  /** How many days after an order was earned its share can be paid out. */
  readonly holdDays: number;
  /** The least that is paid out. */
  readonly minimum: Cents;
}

/** The default until an administrator sets others. */
export const firstPayoutRules: PayoutRules = { holdDays: 7, minimum: 2_000 };

export const payoutRulesSchema = v.object({
  holdDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
  minimum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});

/** Reads a number of days as people write it; null unless allowed. */
export function daysFrom(text: string): number | null {
  const days = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
  return v.is(payoutRulesSchema.entries.holdDays, days) ? days : null;
}

/** Reads an amount in euro as people write it, "20", "20.5" or "20,50"; null unless allowed. */
export function minimumFrom(text: string): Cents | null {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return v.is(payoutRulesSchema.entries.minimum, cents) ? cents : null;
}

const dayMs = 86_400_000;

/** What was earned after this instant is still on hold. */
export function heldSince(now: Date, { holdDays }: PayoutRules): Date {
  return new Date(now.getTime() - holdDays * dayMs);
}

/** A celebrity's money. */
export interface PayoutBalance {
  /** All that orders brought in so far. */
  readonly earned: Cents;
  /** Of this: earned too recently to be paid out. */
  readonly onHold: Cents;
  /** What can be paid out now; never negative. */
  readonly available: Cents;
  /** What was paid out, with what is on its way. */
  readonly paidOut: Cents;
}

/**
 * Splits a celebrity's money. If an order was unearned after it was paid out, later earnings make up for it first.
 * @param held may be negative if a recent correction took something back
 */
export function balanceFrom(sums: {
  readonly earned: Cents;
  readonly held: Cents;
  readonly paidOut: Cents;
}): PayoutBalance {
  const { earned, paidOut } = sums;
  const onHold = Math.max(0, sums.held);
  return { earned, onHold, paidOut, available: Math.max(0, earned - paidOut - onHold) };
}

/** Whether a balance is paid out. */
export function isPayable({ available }: PayoutBalance, { minimum }: PayoutRules): boolean {
  return available >= minimum;
}
