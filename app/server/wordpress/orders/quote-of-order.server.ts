import type { WireQuote } from '#backend/contract/orders/quote.ts';

/** The quote of an order that is there, in the words of one that is asked for. */
export function quoteOfOrder(order: {
  readonly currency: string;
  readonly total: string;
  readonly total_tax: string;
  readonly shipping_total: string;
  readonly shipping_tax: string;
  readonly prices_include_tax: boolean;
}): WireQuote {
  const { currency, total, total_tax, shipping_total, shipping_tax, prices_include_tax } = order;
  return {
    ...{ currency, total, total_tax, shipping_total, shipping_tax, prices_include_tax },
    ...{ shipping_lines: [], shipping_rates: [] },
  };
}
