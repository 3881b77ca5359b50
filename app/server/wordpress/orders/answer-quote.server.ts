import * as v from 'valibot';
import {
  badAddressCode,
  notDeliveredCode,
  outOfStockCode,
  wordpressErrorSchema,
} from '#backend/contract/error.ts';
import {
  quoteRequestSchema,
  type WireQuote,
  type WireShippingRate,
} from '#backend/contract/orders/quote.ts';
import { withoutEntities } from '#domain/text/plain-text.ts';
import { json, refusal, Refused, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import {
  decimalOf,
  openCart,
  ratesOf,
  type CartPlace,
  type CartRate,
  type GuestCart,
  type StoreCart,
} from './store-cart.server.ts';
import type { ShopRules } from './quote.server.ts';

type Asked = v.InferOutput<typeof quoteRequestSchema>;

const soldOut = () => refusal(409, outOfStockCode, 'There are not enough pieces left.');

const notSold = () => refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.');

async function codeOf(error: unknown): Promise<string | null> {
  if (!(error instanceof Refused) || error.answer.status >= 500) return null;
  const body: unknown = await error.answer
    .clone()
    .json()
    .catch(() => null);
  return v.is(wordpressErrorSchema, body) ? body.code : null;
}

/** Puts everything in. One product on several lines is one item there. @returns the refusal of what cannot be had */
async function fill(cart: GuestCart, items: Asked['line_items']): Promise<Response | null> {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of items) {
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  }
  for (const [id, wanted] of pieces) {
    try {
      const { items: held } = await cart.add(id, wanted);
      // WooCommerce puts in fewer without a word where a product is sold one by one.
      if (held.find((item) => item.id === id)?.quantity !== wanted) return soldOut();
    } catch (error) {
      const code = await codeOf(error);
      if (code === null) throw error;
      return code.includes('stock') ? soldOut() : notSold();
    }
  }
  return null;
}

const badFieldsSchema = v.looseObject({
  data: v.looseObject({ details: v.record(v.string(), v.looseObject({ code: v.string() })) }),
});

/**
 * Says where it goes. WooCommerce knows the states of some countries by codes and refuses other words, which orders may
 * carry: then it is asked without.
 */
async function sendTo(cart: GuestCart, place: CartPlace): Promise<StoreCart | Response> {
  try {
    return await cart.sendTo(place);
  } catch (error) {
    if (!(error instanceof Refused) || error.answer.status !== 400) throw error;
    const body: unknown = await error.answer.clone().json();
    const bad = v.is(badFieldsSchema, body) ? Object.values(body.data.details) : [];
    if (place.state !== '' && bad.some(({ code }) => code === 'invalid_state')) {
      return sendTo(cart, { ...place, state: '' });
    }
    return refusal(422, badAddressCode, 'The shop takes this address for none.');
  }
}

function wireRate(rate: CartRate, totals: StoreCart['totals']): WireShippingRate {
  return {
    rate_id: rate.rate_id,
    method_id: rate.method_id,
    method_title: withoutEntities(rate.name),
    instance_id: String(rate.instance_id),
    total: decimalOf(rate.price, totals),
    total_tax: decimalOf(rate.taxes, totals),
  };
}

/** Chooses what is wanted of the rates of each package, or the best. */
async function withRates(
  cart: GuestCart,
  filled: StoreCart,
  wanted: string | undefined,
): Promise<{ cart: StoreCart; chosen: CartRate[] } | null> {
  let now = filled;
  const chosen: CartRate[] = [];
  for (const each of filled.shipping_rates) {
    const rates = ratesOf(each);
    const rate = rates.find(({ rate_id }) => rate_id === wanted) ?? rates[0];
    if (!rate) return null;
    if (!rate.selected) now = await cart.choose(each.package_id, rate.rate_id);
    chosen.push(rate);
  }
  return chosen.length === 0 ? null : { cart: now, chosen };
}

function quoteOf(
  { totals, shipping_rates }: StoreCart,
  chosen: readonly CartRate[],
  pricesIncludeTax: boolean,
): WireQuote {
  const [only, ...others] = shipping_rates;
  return {
    currency: totals.currency_code,
    total: decimalOf(totals.total_price, totals),
    total_tax: decimalOf(totals.total_tax, totals),
    shipping_total: decimalOf(totals.total_shipping, totals),
    shipping_tax: decimalOf(totals.total_shipping_tax, totals),
    shipping_lines: chosen.map((rate) => wireRate(rate, totals)),
    // Of several packages no one chooses: each goes the best way.
    shipping_rates:
      only && others.length === 0 ? ratesOf(only).map((rate) => wireRate(rate, totals)) : [],
    prices_include_tax: pricesIncludeTax,
  };
}

/** By the cart of WooCommerce's shop front. */
async function quoteOfCart(site: WordpressSite, rules: ShopRules, asked: Asked): Promise<Response> {
  const cart = await openCart(site);
  const refused = await fill(cart, asked.line_items);
  if (refused) return refused;
  const place = asked.shipping ?? asked.billing ?? rules.base;
  if (place === null) return refusal(422, badAddressCode, 'The shop has no address.');
  const filled = await sendTo(cart, place);
  if (filled instanceof Response) return filled;
  if (!filled.needs_shipping) return json(quoteOf(filled, [], rules.pricesIncludeTax));
  const sent = await withRates(cart, filled, asked.shipping_rate);
  return sent
    ? json(quoteOf(sent.cart, sent.chosen, rules.pricesIncludeTax))
    : refusal(409, notDeliveredCode, 'Nothing is sent there.');
}

/**
 * What an order would cost. Where nothing is sent the companion plugin says it, if there is one: it takes one question.
 * Of goods a cart that no one keeps is asked, which names the ways of sending them and says where they are not sent to
 * (ADR 0054).
 */
export async function answerQuote(
  { site, rules }: { readonly site: WordpressSite; readonly rules: () => Promise<ShopRules> },
  request: Request,
): Promise<Response> {
  const asked = v.parse(quoteRequestSchema, await request.json());
  const shop = await rules();
  if (!shop.hasQuotes || asked.shipping !== undefined) return quoteOfCart(site, shop, asked);
  const answer = await site.pass(request, { body: asked });
  return answer.status === 404 ? notSold() : answer;
}
