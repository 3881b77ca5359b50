import { commissionOf, type CommissionRate } from './commission.ts';
import type { Cents } from './money.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

/** What an order brought in, and who gets what of it. */
export interface Earning {
  /** Of everything that was ordered, without the shipping. */
  readonly price: Cents;
  /** Belongs to who sends the parcel; no commission is taken of it. */
  readonly shipping: Cents;
  readonly commission: Cents;
  /** What is left for the celebrity: price and shipping without the commission. */
  readonly theirs: Cents;
}

/** @param order.total with the shipping */
export function earningOf(
  order: { readonly total: Cents; readonly shipping: Cents },
  rate: CommissionRate,
): Earning {
  const price = order.total - order.shipping;
  const commission = commissionOf(price, rate);
  return { price, shipping: order.shipping, commission, theirs: order.total - commission };
}

/** Orders that were completed in one month, placed under one rate, and cost the same. */
export interface SalesGroup {
  /** "2026-05", of UTC. */
  readonly month: string;
  /** How many changes of the rate had been made when they were placed. */
  readonly period: number;
  /** Of each, without the shipping. */
  readonly price: Cents;
  /** Of all of them together. */
  readonly shipping: Cents;
  readonly count: number;
}

/** What a month brought in. */
export interface MonthEarning extends Earning {
  readonly month: string;
  readonly count: number;
}

/** The last months of UTC, oldest first and the present one last. @param now in milliseconds */
export function lastMonths(now: number, count: number): readonly string[] {
  const present = new Date(now);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth() - count + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** An order that was fulfilled, as its celebrity reads what it brought in. */
export interface EarningRecord extends Earning {
  readonly orderId: number;
  readonly number: string;
  readonly fanName: string;
  /** UTC instant, ISO 8601. */
  readonly completedAt: string;
  /**
   * Only what was received is in the sum of its month; money may have gone back of an order that was fulfilled, too.
   */
  readonly payment: PaymentState;
}

/** What is still to come: orders under way, and fulfilled ones whose money is awaited. */
export interface ExpectedEarnings {
  readonly count: number;
  /** What is left of them for the celebrity. */
  readonly theirs: Cents;
  /** Whether there are more than were added up. */
  readonly isMore: boolean;
}

export interface EarningsPage {
  readonly expected: ExpectedEarnings;
  /** The rate of orders that are placed now. */
  readonly rate: CommissionRate;
  /** The last twelve months; null where the back end does not add up. */
  readonly months: readonly MonthEarning[] | null;
  readonly orders: Paged<EarningRecord>;
}
