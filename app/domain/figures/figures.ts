import { actsAs, type Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';

/** Of orders placed in a period. */
export interface OrderCounts {
  readonly placed: number;
  readonly accepted: number;
  /** By the celebrity. */
  readonly rejected: number;
  /** By the fan, a manager or elsewhere. */
  readonly cancelled: number;
  /** Cancelled by the site, because the payment or the delivery did not come in time. */
  readonly expired: number;
  readonly delivered: number;
  /** Delivered, or given up as overdue, with a due date. */
  readonly promised: number;
  /** Of those, delivered by their due date. */
  readonly onTime: number;
  /** The median time from the approval to the celebrity's answer; null if there is none. */
  readonly answerSeconds: number | null;
  /** The median time from the payment to the delivery; null if there is none. */
  readonly deliverySeconds: number | null;
}

/** What moved in a period, in cents; what was undone in it is taken off. */
export interface MoneySums {
  /** What customers paid. */
  readonly received: Cents;
  /** What went back to customers. */
  readonly refunded: Cents;
  /** The shop's share of what was delivered. */
  readonly commission: Cents;
  /** The celebrities' share of what was delivered. */
  readonly earned: Cents;
  /** What celebrities were paid. */
  readonly paidOut: Cents;
}

export interface Figures extends OrderCounts, MoneySums {}

export const noCounts: OrderCounts = {
  ...{ placed: 0, accepted: 0, rejected: 0, cancelled: 0, expired: 0, delivered: 0 },
  ...{ promised: 0, onTime: 0, answerSeconds: null, deliverySeconds: null },
};
export const noMoney: MoneySums = {
  ...{ received: 0, refunded: 0, commission: 0, earned: 0, paidOut: 0 },
};

export interface MonthFigures extends Figures {
  /** In UTC: `2026-06`. */
  readonly month: string;
}

export interface CelebrityFigures extends Figures {
  /** Null for orders without a celebrity. */
  readonly celebrityId: number | null;
  /** Empty once the account was deleted. */
  readonly name: string;
  /** Orders that are overdue now, whenever they were placed. */
  readonly overdue: number;
}

/** A celebrity whose figures can be shown alone. */
export interface FiguredCelebrity {
  readonly id: number;
  readonly name: string;
}

/** The page of figures. */
export interface FiguresView {
  readonly period: Period;
  readonly celebrityId: number | null;
  /** Every month of the period, oldest first. */
  readonly months: readonly MonthFigures[];
  readonly total: Figures;
  /** Orders that are overdue now. */
  readonly overdue: number;
  readonly celebrities: readonly CelebrityFigures[];
  /** How many celebrities are left out. */
  readonly left: number;
  /** Every celebrity with orders, by name. */
  readonly choices: readonly FiguredCelebrity[];
  /** The months that can be chosen, newest first. */
  readonly choosable: readonly string[];
}

/** Months in UTC, both included: `2026-06`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The figures are for those who run the shop. @throws AppError `not_allowed` */
export function assertSeesFigures(actor: Pick<Actor, 'role'>): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

/** Of the answers of celebrities, the share of accepted orders, from 0 to 1; null without an answer. */
export function acceptanceRate({
  accepted,
  rejected,
}: Pick<OrderCounts, 'accepted' | 'rejected'>): number | null {
  return accepted + rejected === 0 ? null : accepted / (accepted + rejected);
}

/** Of orders with a due date, the share delivered by it, from 0 to 1; null if there is none. */
export function onTimeRate({
  onTime,
  promised,
}: Pick<OrderCounts, 'onTime' | 'promised'>): number | null {
  return promised === 0 ? null : onTime / promised;
}
