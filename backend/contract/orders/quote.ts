import * as v from 'valibot';

const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,4})?$/));
const place = v.object({
  country: v.string(),
  state: v.optional(v.string(), ''),
  postcode: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
});

/** Body of a question for what an order would cost; no order is made. One of our additions (ADR 0054). */
export const quoteRequestSchema = v.object({
  line_items: v.pipe(
    v.array(
      v.object({
        product_id: v.pipe(v.number(), v.integer()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  /** Where it is sent; left out where nothing is. */
  shipping: v.optional(place),
  billing: v.optional(place),
  /** A rate that an earlier quote named; the cheapest otherwise. */
  shipping_rate: v.optional(v.string()),
});
export type WireQuoteRequest = v.InferInput<typeof quoteRequestSchema>;

const charge = {
  method_id: v.string(),
  method_title: v.string(),
  /** Of the rate in its zone: says how it is taxed. */
  instance_id: v.optional(v.union([v.string(), v.number()]), ''),
  /** Without tax. */
  total: decimal,
  total_tax: decimal,
};

/** What an order would cost; decimals in the shop's currency. */
export const quoteSchema = v.looseObject({
  currency: v.string(),
  /** With shipping and all taxes. */
  total: decimal,
  total_tax: decimal,
  /** Without tax. */
  shipping_total: decimal,
  shipping_tax: decimal,
  /** What is to be sent with the order. */
  shipping_lines: v.array(v.looseObject(charge)),
  /** Every rate that could be chosen, the best first; left out where there is no choice. */
  shipping_rates: v.optional(v.array(v.looseObject({ rate_id: v.string(), ...charge })), []),
  /** Whether the prices that people see are with tax. */
  prices_include_tax: v.boolean(),
});
export type WireQuote = v.InferOutput<typeof quoteSchema>;
export type WireShippingRate = WireQuote['shipping_rates'][number];
