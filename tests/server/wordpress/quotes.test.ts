import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { TotalChanged } from '#app/server/backend/orders/placing/quotes.server.ts';
import { askQuote } from '#app/server/backend/orders/placing/ask-quote.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { plainRules } from '../../support/wordpress/shop-rules.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const ava: Actor = { id: 2, role: 'celebrity' };
const manager: Actor = { id: 16, role: 'manager' };
/** Goods of Ava's, at 45.00. */
const photo = 62;

const address = {
  ...{ firstName: 'Io', lastName: 'Moon', phone: '+30 210 555 0148' },
  ...{ address1: 'Odos Fan 3', address2: '', city: 'Athens', state: 'I', postcode: '10551' },
  ...{ country: 'GR', instructions: '' },
};
const flat = { method_id: 'flat_rate', instance_id: 1, name: 'Flat rate', cost: 400 };
const express = { method_id: 'flat_rate', instance_id: 2, name: 'Express &amp; safe', cost: 900 };
const pickup = { method_id: 'local_pickup', instance_id: 3, name: 'Pickup', cost: 0 };

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  startAnew();
  wordpress.rules = plainRules();
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const zone = { countries: ['GR'], rates: [pickup, express, flat] };
const asked = (changes: object = {}) => ({
  ...{ celebrityId: 2, items: [{ productId: photo, quantity: 2 }], address, rateId: undefined },
  ...changes,
});
const place = async (agreedTotal: number, changes: object = {}, key = crypto.randomUUID()) => {
  const order = asked(changes);
  const { shippingLines } = await askQuote(order);
  return createOrder({
    ...{
      customerId: 14,
      celebrityId: 2,
      token: wordpress.people.tokenOf('fan1'),
      agreedTotal,
      key,
    },
    lines: order.items.map(({ productId, quantity }) => ({
      ...{ id: 'a', productId, quantity, price: 4_500, answers: {}, fanVideo: null },
    })),
    delivery: { address, shippingLines },
    paymentMethod: 'bankTransfer',
  });
};

describe('what an order will cost with a WordPress', () => {
  it('is what its own cart says, and is asked without making an order', async () => {
    const { quote } = await askQuote(asked());
    expect(quote).toMatchObject({ items: 9_000, shipping: null, tax: 0, total: 9_000, rates: [] });
    const orders = wordpress.asked.filter(({ path }) => path.includes('/orders'));
    expect(orders).toEqual([]);
  });

  it.each([
    [false, { items: 9_000, shipping: 400, tax: 2_256, total: 11_656, includesTax: false }],
    [true, { items: 9_000, shipping: 496, tax: 1_838, total: 9_496, includesTax: true }],
  ])('has taxes and the cheapest of what is sent; prices with tax: %s', async (included, costs) => {
    wordpress.rules = { taxRate: 24, pricesIncludeTax: included, zone };
    const { quote } = await askQuote(asked());
    expect(quote).toMatchObject(costs);
    expect(quote.rates.map(({ title }) => title)).toEqual([
      'Flat rate',
      'Express & safe',
      'Pickup',
    ]);
    const { orderId } = await place(quote.total);
    const { total, tax, shipping, lines } = await getOrder(orderId, manager);
    expect({ total, tax, shipping }).toEqual({
      ...{ total: costs.total, tax: costs.tax, shipping: costs.shipping },
    });
    expect(lines[0]).toMatchObject({ price: 4_500, total: 9_000 });
  });

  it('has the rate that was chosen', async () => {
    wordpress.rules = { ...plainRules(), zone };
    const { quote } = await askQuote(asked({ rateId: 'flat_rate:2' }));
    expect(quote).toMatchObject({ shipping: 900, shippingTitle: 'Express & safe', total: 9_900 });
  });

  it('has what each package costs where a plugin sends an order in several', async () => {
    wordpress.rules = { taxRate: 24, pricesIncludeTax: false, zone, packages: 2 };
    const { quote, shippingLines } = await askQuote(asked());
    expect(quote).toMatchObject({ shipping: 800, shippingTitle: 'Flat rate', rates: [] });
    expect(quote.total).toBe(9_000 + 800 + 2_352);
    expect(shippingLines).toHaveLength(2);
    const { orderId } = await place(quote.total);
    expect(await getOrder(orderId, manager)).toMatchObject({ total: 12_152, shipping: 800 });
  });

  it('of a service is asked for where the shop is', async () => {
    wordpress.rules = { taxRate: 24, pricesIncludeTax: false, zone };
    const service = asked({ items: [{ productId: 59, quantity: 1 }], address: null });
    const { quote } = await askQuote(service);
    expect(quote).toMatchObject({ items: 6_500, shipping: null, tax: 1_560, total: 8_060 });
    const [sent] = wordpress.asked.filter(({ path }) => path.includes('/update-customer'));
    expect(sent?.body).toMatchObject({ shipping_address: { country: 'GR' } });
  });

  it('is asked without a state that WooCommerce does not know', async () => {
    wordpress.rules = { ...plainRules(), zone };
    const { quote } = await askQuote(asked({ address: { ...address, state: 'Attica' } }));
    expect(quote.total).toBe(9_400);
  });

  it('is refused where it is not sent, of a bad postcode, and of what cannot be had', async () => {
    wordpress.rules = { ...plainRules(), zone };
    const to = (changes: object) =>
      outcomeOf(askQuote(asked({ address: { ...address, ...changes } })));
    expect(await to({ country: 'US', state: '', postcode: '10001' })).toBe('not_delivered');
    expect(await to({ country: 'US', state: '', postcode: 'banana' })).toBe('bad_address');
    const of = (productId: number) =>
      outcomeOf(askQuote(asked({ items: [{ productId, quantity: 2 }] })));
    expect(await of(999_999)).toBe('not_found');
    const known = wordpress.products.get(photo);
    if (!known) throw new Error('there is no photo');
    wordpress.products.set(photo, { ...known, sold_individually: true });
    expect(await of(photo)).toBe('sold_out');
    wordpress.products.set(photo, { ...known, stock_status: 'outofstock' });
    expect(await of(photo)).toBe('sold_out');
    wordpress.products.set(photo, known);
  });
});

describe('an order that comes to another total than was agreed to', () => {
  it('is cancelled at once and the new total is told, however often its key is used', async () => {
    wordpress.rules = { taxRate: 24, pricesIncludeTax: false, zone };
    const key = crypto.randomUUID();
    for (const _try of [1, 2]) {
      const told = await place(9_000, {}, key).catch((error: unknown) => error);
      expect(told).toBeInstanceOf(TotalChanged);
      expect((told as TotalChanged).quote).toMatchObject({ total: 11_656, tax: 2_256 });
    }
    const made = [...wordpress.orders.values()].filter(({ meta_data }) =>
      meta_data.some(({ value }) => value === key),
    );
    expect(made.map(({ status }) => status)).toEqual(['cancelled']);
    expect(await findPlacedOrder(14, key)).toBeNull();
    const { orderId } = await place(11_656);
    expect(wordpress.order(orderId).status).toBe('admin-approval');
  });

  it('is no one’s to decide on also where WordPress could not be told', async () => {
    wordpress.rules = { taxRate: 24, pricesIncludeTax: false, zone };
    const key = crypto.randomUUID();
    await place(9_000, {}, key).catch(() => null);
    const [made] = [...wordpress.orders.values()].filter(({ meta_data }) =>
      meta_data.some(({ value }) => value === key),
    );
    if (!made) throw new Error('nothing was made');
    wordpress.keep({ ...made, status: 'admin-approval' });
    startAnew();
    const search = { list: 'approvals', age: null, find: '', page: 1 } as const;
    const { rows } = await listDesk(search, manager, Date.now());
    expect(rows.map(({ id }) => id)).not.toContain(made.id);
    const { rows: theirs } = await listOrders(ava, { page: 1, status: null });
    expect(theirs.map(({ id }) => id)).not.toContain(made.id);
    expect(await getOrder(made.id, manager)).toMatchObject({ status: 'cancelled' });
  });
});
