import { commissionOf, type CommissionRate } from './commission.ts';
import type { Cents } from './money.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

/** What an order earned, and how it is split. */
export interface Earning {
  /** Total of the items, without shipping. */
  readonly price: Cents;
  /** Goes to the one who ships the parcel; no commission is taken from it. */
  readonly shipping: Cents;
  readonly commission: Cents;
  /** The celebrity's share: price and shipping minus the commission. */
  readonly theirs: Cents;
}

/** @param order.total including shipping */
export function earningOf(
  order: { readonly total: Cents; readonly shipping: Cents },
  rate: CommissionRate,
): Earning {
  const price = order.total - order.shipping;
  const commission = commissionOf(price, rate);
  return { price, shipping: order.shipping, commission, theirs: order.total - commission };
}

/** An order's amounts without taxes, which pass through the shop and are not earnings. */
export function untaxed(order: {
  readonly total: Cents;
  readonly tax: Cents;
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  readonly includesTax: boolean;
}): { readonly total: Cents; readonly shipping: Cents } {
  const { total, tax, shipping, shippingTax, includesTax } = order;
  return { total: total - tax, shipping: includesTax ? shipping - shippingTax : shipping };
}

/** Orders completed in the same month, placed under the same rate, with the same price. */
export interface SalesGroup {
  /** "2026-05", in UTC. */
  readonly month: string;
  /** How many rate changes had been made when they were placed. */
  readonly period: number;
  /** Per order, without shipping. */
  readonly price: Cents;
  /** Total for all of them. */
  readonly shipping: Cents;
  readonly count: number;
  /** Per order, where parts went back. */
  readonly tax: Cents;
  /** What went back of each, oldest first. */
  readonly refunds: readonly Cents[];
}

/** Earnings of a month. */
export interface MonthEarning extends Earning {
  readonly month: string;
  readonly count: number;
}

/** The last months in UTC, oldest first, ending with the current one. @param now in milliseconds */
export function lastMonths(now: number, count: number): readonly string[] {
  const present = new Date(now);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth() - count + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** A fulfilled order and its earnings, as shown to its celebrity. */
export interface EarningRecord extends Earning {
  readonly orderId: number;
  readonly number: string;
  readonly fanName: string;
  /** UTC instant, ISO 8601. */
  readonly completedAt: string;
  /** Only payments received count towards the month; a fulfilled order may also have been refunded. */
  readonly payment: PaymentState;
  /** What went back of it in parts. */
  readonly refunded: Cents;
}

/** Expected earnings: orders in progress, and fulfilled ones that are not paid yet. */
export interface ExpectedEarnings {
  readonly count: number;
  /** The celebrity's share of them. */
  readonly theirs: Cents;
  /** Whether there are more than were summed. */
  readonly isMore: boolean;
}

export interface EarningsPage {
  readonly expected: ExpectedEarnings;
  /** The rate for orders placed now. */
  readonly rate: CommissionRate;
  /** The last twelve months; null if the back end does not calculate totals. */
  readonly months: readonly MonthEarning[] | null;
  readonly orders: Paged<EarningRecord>;
}
