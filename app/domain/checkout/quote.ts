import type { Cents } from '#domain/money/money.ts';

/** One way in which something can be sent. */
export interface ShippingRate {
  readonly id: string;
  /** What the shop calls it; null where it has no name of its own, as with the embedded back end. */
  readonly title: string | null;
  /** As it is shown: with tax where the prices are. */
  readonly cost: Cents;
}

/** What the order with one celebrity will cost, as the back end computes it. */
export interface OrderQuote {
  readonly celebrityId: number;
  /** What is ordered; with tax where the prices are. */
  readonly items: Cents;
  /** Null where nothing is charged for sending it; with tax where the prices are. */
  readonly shipping: Cents | null;
  /** What it is called, where it is charged or free by a rule of the shop; null where it has no name of its own. */
  readonly shippingTitle: string | null;
  readonly tax: Cents;
  /** Whether the tax is within the other amounts, or comes on top of them. */
  readonly includesTax: boolean;
  readonly total: Cents;
  /** More than one where there is a choice. */
  readonly rates: readonly ShippingRate[];
  readonly rateId: string | null;
}

/** Why an order has no price. */
export type QuoteProblem = 'not_delivered' | 'bad_address' | 'not_sold';

/** An order that cannot be had as it was asked for. */
export interface UnquotedOrder {
  readonly celebrityId: number;
  readonly problem: QuoteProblem;
}

export type QuotedOrder = OrderQuote | UnquotedOrder;

export function isQuoted(order: QuotedOrder): order is OrderQuote {
  return !('problem' in order);
}

/** What several orders cost together. */
export interface QuotedCosts {
  readonly items: Cents;
  readonly shipping: Cents | null;
  readonly tax: Cents;
  readonly includesTax: boolean;
  readonly total: Cents;
}

/** The sum of some orders. */
export function sumOfQuotes(quotes: readonly OrderQuote[]): QuotedCosts {
  const sum = (amount: (quote: OrderQuote) => Cents) =>
    quotes.reduce((all, quote) => all + amount(quote), 0);
  const isSent = quotes.some(({ shipping }) => shipping !== null);
  return {
    items: sum(({ items }) => items),
    shipping: isSent ? sum(({ shipping }) => shipping ?? 0) : null,
    tax: sum(({ tax }) => tax),
    includesTax: quotes.some(({ includesTax }) => includesTax),
    total: sum(({ total }) => total),
  };
}
