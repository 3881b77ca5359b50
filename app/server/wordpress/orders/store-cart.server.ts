import * as v from 'valibot';

import type { WordpressSite } from '../site.server.ts';

const cartPath = '/wp-json/wc/store/v1/cart';
const tokenHeader = 'cart-token';

/** WooCommerce's name for what is fetched and not sent. */
const pickupMethods: readonly string[] = ['local_pickup', 'pickup_location'];

const minorUnits = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/));
const rateSchema = v.looseObject({
  rate_id: v.string(),
  name: v.string(),
  method_id: v.string(),
  instance_id: v.union([v.number(), v.string()]),
  /** Without tax. */
  price: minorUnits,
  taxes: minorUnits,
  selected: v.boolean(),
});
export type CartRate = v.InferOutput<typeof rateSchema>;

const packageSchema = v.looseObject({
  package_id: v.union([v.number(), v.string()]),
  shipping_rates: v.array(rateSchema),
});

const cartSchema = v.looseObject({
  items: v.array(v.looseObject({ id: v.number(), quantity: v.number() })),
  totals: v.looseObject({
    total_price: minorUnits,
    total_tax: minorUnits,
    /** Null where nothing is sent. */
    total_shipping: v.nullable(minorUnits),
    total_shipping_tax: v.nullable(minorUnits),
    currency_code: v.string(),
    currency_minor_unit: v.number(),
  }),
  needs_shipping: v.boolean(),
  shipping_rates: v.array(packageSchema),
});
export type StoreCart = v.InferOutput<typeof cartSchema>;

/** Where something is sent, or the bill goes. */
export interface CartPlace {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
  readonly city: string;
}

/** A decimal out of what WooCommerce's shop front writes: whole units of the smallest coin. */
export function decimalOf(units: string | null, { currency_minor_unit }: StoreCart['totals']) {
  return (Number(units ?? '0') / 10 ** currency_minor_unit).toFixed(2);
}

/** The rates of a package, the best first: what is sent before what is fetched, then the cheapest. */
export function ratesOf({ shipping_rates }: StoreCart['shipping_rates'][number]): CartRate[] {
  const isPickup = ({ method_id }: CartRate) => Number(pickupMethods.includes(method_id));
  const cost = ({ price, taxes }: CartRate) => Number(price) + Number(taxes);
  return shipping_rates.toSorted(
    (one, other) => isPickup(one) - isPickup(other) || cost(one) - cost(other),
  );
}

/**
 * A cart of no one's, as WooCommerce's shop front has one; no order is made of it. Asking throws as `site.send` does.
 */
export interface GuestCart {
  readonly add: (productId: number, quantity: number) => Promise<StoreCart>;
  readonly sendTo: (place: CartPlace) => Promise<StoreCart>;
  readonly choose: (packageId: number | string, rateId: string) => Promise<StoreCart>;
}

/** Opens an empty cart, which its token names: neither a cookie nor a person stands behind it. */
export async function openCart(site: WordpressSite): Promise<GuestCart> {
  const opened = await site.send(cartPath, { authorization: null });
  const token = opened.headers.get(tokenHeader);
  if (token === null) throw new Error('the cart of the shop has no token');
  const change = async (action: string, body: unknown) => {
    const answer = await site.send(`${cartPath}/${action}`, {
      method: 'POST',
      authorization: null,
      headers: { [tokenHeader]: token },
      body,
    });
    return v.parse(cartSchema, await answer.json());
  };
  return {
    add: (id, quantity) => change('add-item', { id, quantity }),
    sendTo(place) {
      const names = { first_name: '', last_name: '', company: '', address_1: '', address_2: '' };
      const address = { ...names, ...place, phone: '' };
      return change('update-customer', { billing_address: address, shipping_address: address });
    },
    choose: (package_id, rate_id) => change('select-shipping-rate', { package_id, rate_id }),
  };
}
