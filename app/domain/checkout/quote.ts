import type { Cents } from '#domain/money/money.ts';

/** One shipping method. */
export interface ShippingRate {
  readonly id: string;
  /** The shop's name for it; null if it has none, as with the embedded back end. */
  readonly title: string | null;
  /** As displayed: with tax if prices include tax. */
  readonly cost: Cents;
}

/** The cost of the order with one celebrity, as calculated by the back end. */
export interface OrderQuote {
  readonly celebrityId: number;
  /** The ordered items; with tax if prices include tax. */
  readonly items: Cents;
  /** Null if shipping is not charged; with tax if prices include tax. */
  readonly shipping: Cents | null;
  /** The shipping method's name, if it is charged or free by a rule of the shop; null if it has none. */
  readonly shippingTitle: string | null;
  readonly tax: Cents;
  /** Whether the tax is included in the other amounts or added to them. */
  readonly includesTax: boolean;
  readonly total: Cents;
  /** More than one if there is a choice. */
  readonly rates: readonly ShippingRate[];
  readonly rateId: string | null;
}

/** Why an order has no price. */
export type QuoteProblem = 'not_delivered' | 'bad_address' | 'not_sold';

/** An order that is not available as requested. */
export interface UnquotedOrder {
  readonly celebrityId: number;
  readonly problem: QuoteProblem;
}

export type QuotedOrder = OrderQuote | UnquotedOrder;

export function isQuoted(order: QuotedOrder): order is OrderQuote {
  return !('problem' in order);
}

/** The combined cost of several orders. */
export interface QuotedCosts {
  readonly items: Cents;
  readonly shipping: Cents | null;
  readonly tax: Cents;
  readonly includesTax: boolean;
  readonly total: Cents;
}

/** The sum of several orders. */
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
