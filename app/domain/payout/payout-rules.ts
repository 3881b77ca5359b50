import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';

/** When earnings are paid out. */
export interface PayoutRules {
  /** How many days after an order was earned its share can be paid out. */
  readonly holdDays: number;
  /** The least that is paid out. */
  readonly minimum: Cents;
  /**
   * The first day (UTC, "2026-11-01") whose earnings are paid out here. What was earned before counts as settled. Null
   * until an administrator sets it, and nothing is paid out.
   */
  readonly from: string | null;
}

/** The default until an administrator sets others. */
export const firstPayoutRules: PayoutRules = { holdDays: 7, minimum: 2_000, from: null };

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

const daySchema = v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/), v.check(isDay));

export const payoutRulesSchema = v.object({
  holdDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
  minimum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  from: v.nullable(daySchema),
});

/** The rules as they are stored: those of earlier versions have no first day. */
export const storedPayoutRulesSchema = v.object({
  ...payoutRulesSchema.entries,
  from: v.optional(payoutRulesSchema.entries.from, null),
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

/** Reads a day as a date field has it, "2026-11-01"; null if empty, undefined unless allowed. */
export function firstDayFrom(text: string): string | null | undefined {
  if (text === '') return null;
  return v.is(daySchema, text) ? text : undefined;
}

const dayMs = 86_400_000;

/** What was earned after this instant is still on hold. */
export function heldSince(now: Date, { holdDays }: PayoutRules): Date {
  return new Date(now.getTime() - holdDays * dayMs);
}

/** When the first day begins whose earnings are paid out; null if there is none yet. */
export function paidFrom({ from }: Pick<PayoutRules, 'from'>): Date | null {
  return from === null ? null : new Date(`${from}T00:00:00Z`);
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
  /** What was paid out and went back to fans since: later earnings make up for it first. */
  readonly netted: Cents;
  /** What was owed when payouts began, and is settled without them; all of it until they begin. */
  readonly settled: Cents;
}

/**
 * Splits a celebrity's money. If an order was unearned after it was paid out, later earnings make up for it first.
 * @param held may be negative if a recent correction took something back
 */
export function balanceFrom(sums: {
  readonly earned: Cents;
  readonly held: Cents;
  readonly paidOut: Cents;
  readonly settled: Cents;
}): PayoutBalance {
  const { earned, paidOut } = sums;
  const onHold = Math.max(0, sums.held);
  // What a celebrity owed then is still owed.
  const settled = Math.max(0, sums.settled);
  const free = earned - paidOut - settled - onHold;
  const [available, netted] = [Math.max(0, free), Math.max(0, -free)];
  return { earned, onHold, paidOut, settled, available, netted };
}

/** Whether a balance is paid out. */
export function isPayable({ available }: PayoutBalance, { minimum }: PayoutRules): boolean {
  return available >= minimum;
}
