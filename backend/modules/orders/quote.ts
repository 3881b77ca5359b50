import { shippingCost } from '#domain/checkout/shipping.ts';
import { decimalFromCents } from '#domain/money/money.ts';

import { quoteRequestSchema, type WireQuote } from '#backend/contract/orders/quote.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { findProducts } from '#backend/modules/catalog/store/products.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { linesOf } from './order-creation-lines.ts';
import { flatRate } from './order-view.ts';

/** The cost of an order; there are no taxes here. */
export function quoteOf(itemsCents: number, shippingCents: number): WireQuote {
  const cost = decimalFromCents(shippingCents);
  return {
    currency: 'EUR',
    total: decimalFromCents(itemsCents + shippingCents),
    total_tax: '0.00',
    shipping_total: cost,
    shipping_tax: '0.00',
    shipping_lines: shippingCents === 0 ? [] : [{ ...flatRate, total: cost, total_tax: '0.00' }],
    shipping_rates: [],
    prices_include_tax: false,
  };
}

/** POST astera/v1/quote, our extension, for users who run the shop: prices an order without creating it. */
export async function quote(call: Call): Promise<Response> {
  const { database } = call.services;
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'create');
  const { line_items } = readParameters(quoteRequestSchema, await readBody(call.request));
  const items = line_items.map((item) => ({ ...item, variation_id: 0, meta_data: [] }));
  const { lines } = await linesOf(database, items);
  const products = await findProducts(
    database,
    items.map(({ product_id }) => product_id),
  );
  const kinds = lines.map(({ productId }) => ({
    kind:
      (products.get(productId)?.product.service ?? null) !== null
        ? ('service' as const)
        : ('product' as const),
  }));
  const cost = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  return json(quoteOf(cost, shippingCost(kinds)));
}
