import * as v from 'valibot';

import type { WireProduct } from '#backend/contract/catalog/product.ts';

import { ok, recorded, refused, type Answer, type Asked } from './answers.ts';
import { taxed, type ShopRules } from './shop-rules.ts';

interface Cart {
  readonly items: Map<number, number>;
  place: { country: string };
  rateId: string | null;
}

const addressSchema = v.looseObject({
  country: v.string(),
  state: v.string(),
  postcode: v.string(),
  city: v.string(),
});
const updateSchema = v.object({ billing_address: addressSchema, shipping_address: addressSchema });
const addSchema = v.object({ id: v.number(), quantity: v.number() });
const chooseSchema = v.object({ package_id: v.number(), rate_id: v.string() });
const recordedCart = v.looseObject({
  items: v.array(v.looseObject({ prices: v.looseObject({}), totals: v.looseObject({}) })),
  totals: v.looseObject({}),
  shipping_rates: v.array(
    v.looseObject({ shipping_rates: v.array(v.looseObject({ meta_data: v.unknown() })) }),
  ),
});

/** Codes that WooCommerce knows; what is none is refused. */
const states: Readonly<Record<string, readonly string[]>> = { GR: ['I', 'B'], US: ['NY', 'CA'] };

/** As `store-update-customer-bad-postcode`, of another field. */
function badField(code: string): Answer {
  const message = 'Invalid parameter(s): shipping_address';
  const details = { shipping_address: { code, message: '', data: null } };
  const data = { status: 400, params: { shipping_address: '' }, details };
  return { status: 400, body: { code: 'rest_invalid_param', message, data } };
}

/** The carts of the shop front, by their tokens. */
export function openStoreCarts(
  products: ReadonlyMap<number, WireProduct>,
  rules: () => ShopRules,
  currency: () => string,
) {
  const carts = new Map<string, Cart>();
  const like = v.parse(recordedCart, recorded('store-update-customer').body);
  const [item] = like.items;
  const [parcel] = like.shipping_rates;

  function ratesOf({ place, rateId }: Cart) {
    const { zone } = rules();
    const rates = zone?.countries.includes(place.country) ? zone.rates : [];
    const chosen = rates.find((rate) => `${rate.method_id}:${rate.instance_id}` === rateId);
    return rates.map((rate) => {
      const { net, tax } = taxed(rules(), rate.cost, false);
      return {
        ...parcel?.shipping_rates[0],
        rate_id: `${rate.method_id}:${rate.instance_id}`,
        ...{ name: rate.name, method_id: rate.method_id, instance_id: rate.instance_id },
        ...{ price: String(net), taxes: String(tax), currency_code: currency() },
        selected: rate === (chosen ?? rates[0]),
      };
    });
  }

  function bodyOf(cart: Cart) {
    const rows = [...cart.items].flatMap(([id, quantity]) => {
      const product = products.get(id);
      return product ? [{ product, quantity }] : [];
    });
    const items = rows.map(({ product, quantity }) => {
      const { net, tax } = taxed(rules(), Math.round(Number(product.price) * 100) * quantity);
      const line = { line_subtotal: `${net}`, line_total: `${net}` };
      const taxes = { line_subtotal_tax: `${tax}`, line_total_tax: `${tax}` };
      const totals = { ...item?.totals, ...line, ...taxes };
      return { ...item, id: product.id, quantity, totals, net, tax };
    });
    const needs_shipping = rules().zone !== null && rows.some(({ product }) => !product.virtual);
    const rates = needs_shipping ? ratesOf(cart) : [];
    const chosen = rates.find(({ selected }) => selected);
    const sum = (part: 'net' | 'tax') => items.reduce((all, one) => all + one[part], 0);
    const packages = Array.from({ length: rules().packages ?? 1 }, (_, at) => ({
      ...parcel,
      ...{ package_id: at, shipping_rates: rates },
    }));
    const shipping = Number(chosen?.price ?? 0) * packages.length;
    const shippingTax = Number(chosen?.taxes ?? 0) * packages.length;
    return {
      ...like,
      items: items.map(({ net: _net, tax: _tax, ...one }) => one),
      coupons: [],
      totals: {
        ...like.totals,
        ...{ total_items: `${sum('net')}`, total_items_tax: `${sum('tax')}` },
        ...{ total_discount: '0', total_discount_tax: '0', currency_code: currency() },
        total_shipping: needs_shipping ? `${shipping}` : null,
        total_shipping_tax: needs_shipping ? `${shippingTax}` : null,
        total_price: `${sum('net') + sum('tax') + shipping + shippingTax}`,
        total_tax: `${sum('tax') + shippingTax}`,
      },
      needs_shipping,
      shipping_rates: needs_shipping ? packages : [],
    };
  }

  function add(cart: Cart, sent: unknown): Answer {
    const { id, quantity } = v.parse(addSchema, sent);
    const product = products.get(id);
    if (product?.status !== 'publish' || product.price === '') {
      return refused(400, 'woocommerce_rest_product_not_purchasable', '');
    }
    if (product.stock_status === 'outofstock') {
      return refused(400, 'woocommerce_rest_product_out_of_stock', '');
    }
    const stock = product.stock_quantity ?? null;
    if (stock !== null && stock < quantity) {
      return refused(400, 'woocommerce_rest_product_partially_out_of_stock', '');
    }
    cart.items.set(id, product['sold_individually'] === true ? 1 : quantity);
    return ok(bodyOf(cart), 201);
  }

  function update(cart: Cart, sent: unknown): Answer {
    const { shipping_address: to } = v.parse(updateSchema, sent);
    const known = states[to.country];
    if (known && to.state !== '' && !known.includes(to.state)) return badField('invalid_state');
    // As recorded of a United States one; of some countries WooCommerce takes any.
    if (to.country === 'US' && !/^(\d{5}(-\d{4})?)?$/.test(to.postcode)) {
      return badField('invalid_postcode');
    }
    cart.place = to;
    return ok(bodyOf(cart));
  }

  return function answer({ method, body, cartToken }: Asked, pathname: string): Answer | null {
    const [, action] = /^\/wp-json\/wc\/store\/v1\/cart(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    if (!pathname.startsWith('/wp-json/wc/store/v1/cart')) return null;
    if (method === 'GET' && action === undefined) {
      const token = `cart-${carts.size + 1}`;
      carts.set(token, { items: new Map(), place: { country: 'GR' }, rateId: null });
      return { ...recorded('store-cart-empty'), headers: { 'cart-token': token } };
    }
    const cart = carts.get(cartToken ?? '');
    if (!cart) return recorded('store-add-item-bearer-only');
    if (action === 'add-item') return add(cart, body);
    if (action === 'update-customer') return update(cart, body);
    if (action !== 'select-shipping-rate') return null;
    cart.rateId = v.parse(chooseSchema, body).rate_id;
    return ok(bodyOf(cart));
  };
}
