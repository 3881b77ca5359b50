import * as v from 'valibot';

import type { Order } from '../order.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { textHashSchema } from '#domain/site/legal-text.ts';

import { withdrawalDaysIn, type WithdrawalRules } from './withdrawal-rules.ts';
import { withdrawalKindOf, withdrawalRuleOf, type WithdrawalRule } from './withdrawal-kinds.ts';

const dayMs = 86_400_000;

/** A parcel's day of arrival is not known: it is taken to arrive so many days after it was sent, for the fan's good. */
export const carriageDays = 7;

export const withdrawalReasonMaxLength = 500;

/** What an order keeps of the right of withdrawal it was placed with. */
export const withdrawalTermsSchema = v.object({
  /** 0 if the buyer's country has no such right. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  /** The fan's consent to an early beginning; null where none was needed. */
  consent: v.nullable(
    v.object({
      /** A UTC instant. */
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** The version of its text, in the language it was read in. */
      hash: textHashSchema,
    }),
  ),
});
export type WithdrawalTerms = v.InferOutput<typeof withdrawalTermsSchema>;

/** The data of an order that its right of withdrawal follows from. */
export type Withdrawable = Pick<
  Order,
  | 'status'
  | 'createdAt'
  | 'completedAt'
  | 'events'
  | 'lines'
  | 'shippingAddress'
  | 'billing'
  | 'withdrawalTerms'
>;

/** Why there is nothing to withdraw from. */
export const withdrawalObstacles = [
  /** It was cancelled, refunded or never placed. */
  'called-off',
  /** The buyer's country has no such right. */
  'country',
  /** Work on the video has begun. */
  'begun',
  /** The service was done. */
  'done',
  /** Some of it was done or begun; only its goods could go back, which people arrange. */
  'partly',
  /** The days are over. */
  'over',
] as const;
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number];

/** Whether a fan can withdraw from an order now. */
export type WithdrawalStanding =
  | {
      readonly kind: 'open';
      /** A UTC instant; null while the days have not begun. */
      readonly until: string | null;
      /** Whether its goods are sent back first. */
      readonly returnsGoods: boolean;
    }
  | {
      readonly kind: 'closed';
      readonly why: WithdrawalObstacle;
      /** Since when, as a UTC instant; null if it never was. */
      readonly since: string | null;
    };

/** Whether an order has goods. */
export function hasGoods({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some((line) => withdrawalKindOf(line) === 'goods');
}

function daysOf(order: Withdrawable, rules: WithdrawalRules): number {
  if (order.withdrawalTerms) return order.withdrawalTerms.days;
  return withdrawalDaysIn(order.shippingAddress.country || order.billing.country, rules);
}

function reached(order: Withdrawable, status: Order['status']): string | null {
  return order.events.find(({ to }) => to === status)?.at ?? null;
}

/** When the right to withdraw ended early; undefined if it did not, null if no one knows when. */
function endedEarly(rule: WithdrawalRule, order: Withdrawable): string | null | undefined {
  const isDone = order.status === 'completed';
  if (rule.endsWith === 'begin' && (isDone || order.status === 'processing')) {
    return reached(order, 'processing');
  }
  if (rule.endsWith === 'delivery' && isDone) return order.completedAt;
  return undefined;
}

/** When the days are over, in milliseconds; null while they have not begun. */
function endOf(rule: WithdrawalRule, order: Withdrawable, days: number): number | null {
  if (rule.countsFrom === 'order') return Date.parse(order.createdAt) + days * dayMs;
  if (order.status !== 'completed') return null;
  const sent = order.completedAt ?? reached(order, 'completed') ?? order.createdAt;
  return Date.parse(sent) + (carriageDays + days) * dayMs;
}

/**
 * Why a finished order without a consent is closed: its days are over or, from before consents were kept, it is done.
 */
function closedWithoutConsent(
  order: Withdrawable,
  rules: readonly WithdrawalRule[],
  days: number,
  now: number,
): WithdrawalStanding {
  const end = Math.min(...rules.flatMap((rule) => endOf(rule, order, days) ?? []));
  return now >= end
    ? { kind: 'closed', why: 'over', since: new Date(end).toISOString() }
    : { kind: 'closed', why: 'done', since: order.completedAt };
}

/**
 * Whether the fan can withdraw from the whole order.
 * @param rules for orders that were placed before they kept their own terms
 * @param now in milliseconds
 */
export function withdrawalStanding(
  order: Withdrawable,
  rules: WithdrawalRules,
  now: number,
): WithdrawalStanding {
  const closed = (why: WithdrawalObstacle, since: string | null = null) =>
    ({ kind: 'closed', why, since }) as const;
  if (calledOff.includes(order.status) || order.status === 'pending') return closed('called-off');
  const days = daysOf(order, rules);
  if (days === 0) return closed('country');
  const own = order.lines.map((line) => withdrawalRuleOf[withdrawalKindOf(line)]);
  const isLost = (rule: WithdrawalRule) => endedEarly(rule, order) !== undefined;
  const lost = own.find(isLost);
  const isAgreed = (order.withdrawalTerms?.consent ?? null) !== null;
  if (lost) {
    if (!own.every(isLost)) return closed('partly');
    const begun = own.find(({ endsWith }) => endsWith === 'begin');
    // Where the fan agreed to no early beginning, that it began is not what ended it.
    if (!isAgreed && order.status === 'completed')
      return closedWithoutConsent(order, own, days, now);
    return closed(begun ? 'begun' : 'done', endedEarly(begun ?? lost, order) ?? null);
  }
  const ends = own.flatMap((rule) => endOf(rule, order, days) ?? []);
  const end = ends.length === 0 ? null : Math.min(...ends);
  const until = end === null ? null : new Date(end).toISOString();
  if (end !== null && now >= end) return closed('over', until);
  return { kind: 'open', until, returnsGoods: order.status === 'completed' && hasGoods(order) };
}

/** The next thing to do for an order that its fan withdrew from. */
export type WithdrawalStep = 'cancel' | 'await-return' | 'refund' | 'none';

/** @param isReturned whether a manager has its goods back */
export function withdrawalStep(
  order: Pick<Order, 'status' | 'payment' | 'lines'>,
  isReturned: boolean,
): WithdrawalStep {
  if (calledOff.includes(order.status)) return 'none';
  if (order.status !== 'completed') return order.status === 'pending' ? 'none' : 'cancel';
  if (hasGoods(order) && !isReturned) return 'await-return';
  return order.payment === 'received' ? 'refund' : 'none';
}

/** A withdrawal as it is kept. */
export interface Withdrawal {
  readonly orderId: number;
  readonly number: string;
  readonly celebrityName: string;
  /** UTC instants in ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** Whether we wait for its goods. */
  readonly awaitsReturn: boolean;
  readonly returnedAt: string | null;
}

/** The right of withdrawal of one order, as its page shows it. */
export interface WithdrawalView {
  readonly orderId: number;
  readonly number: string;
  readonly celebrityName: string;
  /** What was declared; null as long as nothing was. */
  readonly withdrawal: Withdrawal | null;
  readonly standing: WithdrawalStanding;
  readonly consent: WithdrawalTerms['consent'];
}

/** Goods that a fan sends back. */
export interface ExpectedReturn {
  readonly orderId: number;
  readonly number: string;
  readonly fan: string;
  readonly celebrityName: string;
  readonly at: string;
  readonly reason: string;
}
