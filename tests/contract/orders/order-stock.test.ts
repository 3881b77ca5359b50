import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { quoteSchema } from '#backend/contract/orders/quote.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const service = { authorization: serviceAuthorization };

describe.each(databases)('goods in orders of the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let fan = 0;
  let photo = 0;
  let mug = 0;

  beforeAll(async () => {
    fixture = await startBackend(open);
    const list = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
    const goods = v.parse(productListSchema, list.body);
    photo = goods.find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
    mug = goods.find(({ slug }) => slug === 'mug')?.id ?? 0;
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf('fan')}`,
    });
    fan = v.parse(v.looseObject({ id: v.number() }), me.body).id;
    // Three are left.
    await buy(497);
  });
  afterAll(() => fixture.close());

  async function stock(): Promise<number | null | undefined> {
    const { body } = await fixture.ask('GET', `/wp-json/wc/v3/products/${photo}`, service);
    return v.parse(productSchema, body).stock_quantity;
  }

  function buy(quantity: number, changes: Record<string, unknown> = {}, key?: string) {
    return fixture.ask('POST', '/wp-json/wc/v3/orders', {
      ...service,
      body: {
        customer_id: fan,
        line_items: [{ product_id: photo, quantity }],
        ...(key ? { meta_data: [{ key: orderMeta.idempotencyKey, value: key }] } : {}),
        ...changes,
      },
    });
  }

  function cancel(id: number) {
    return fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      ...service,
      body: { status: 'cancelled', meta_data: [{ key: orderMeta.actor, value: 'manager:99' }] },
    });
  }

  it('come out of the stock with the order, and go back in it once when it is cancelled', async () => {
    expect(await stock()).toBe(3);
    const { id } = v.parse(orderSchema, (await buy(2)).body);
    expect(await stock()).toBe(1);
    const refused = await buy(2);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'astera_out_of_stock', data: { product_id: photo, stock_quantity: 1 } },
    ]);
    expect(await stock()).toBe(1);
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await stock()).toBe(3);
  });

  it('are sold once each to twenty people who want the last ones', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(1)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(3);
    expect(await stock()).toBe(0);
    for (const { body } of made) await cancel(v.parse(orderSchema, body).id);
    expect(await stock()).toBe(3);
  });

  it('are one order of a checkout that is sent many times, also when it takes the last one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(3, {}, 'last-ones')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 200),
      201,
    ]);
    const ids = new Set(answers.map(({ body }) => v.parse(orderSchema, body).id));
    expect(ids.size).toBe(1);
    expect(await stock()).toBe(0);
    const found = await fixture.ask(
      'GET',
      `/wp-json/wc/v3/orders?customer=${fan}&idempotency_key=last-ones`,
      service,
    );
    expect(v.parse(orderListSchema, found.body).map(({ id }) => id)).toEqual([...ids]);
    for (const id of ids) await cancel(id);
  });

  it('are not ordered at another price than was agreed to', async () => {
    const at = (price: string) =>
      buy(1, {
        line_items: [{ product_id: photo, meta_data: [{ key: lineMeta.price, value: price }] }],
      });
    expect(await at('49.99')).toMatchObject({
      status: 409,
      body: { code: 'astera_price_changed', data: { product_id: photo, price: '50.00' } },
    });
    const { body, status } = await at('50.00');
    expect(status).toBe(201);
    const order = v.parse(orderSchema, body);
    expect(order.line_items[0]?.meta_data.map(({ key }) => key)).toEqual([
      '_vendor_id',
      '_reduced_stock',
    ]);
    await cancel(order.id);
  });

  it('have their shipping in the total', async () => {
    const { body } = await buy(1, {
      line_items: [{ product_id: mug, quantity: 2 }],
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '6.50' }],
    });
    expect(v.parse(orderSchema, body)).toMatchObject({ shipping_total: '6.50', total: '30.50' });
    const refused = await buy(1, {
      shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat rate', total: '-6.50' }],
    });
    expect(refused.status).toBe(400);
  });

  it('come to the total that a quote said, or no order is made', async () => {
    const line_items = [{ product_id: mug, quantity: 2 }];
    const asked = { ...service, body: { line_items, shipping: { country: 'GR' } } };
    const { body: quote } = await fixture.ask('POST', '/wp-json/astera/v1/quote', asked);
    const told = { total: '30.50', shipping_total: '6.50', total_tax: '0.00' };
    expect(quote).toMatchObject(told);
    const { shipping_lines } = v.parse(quoteSchema, quote);
    const agreedTo = (total: string) =>
      buy(2, {
        line_items,
        shipping_lines: shipping_lines.map(({ method_id, method_title, total: cost }) => ({
          ...{ method_id, method_title, total: cost },
        })),
        meta_data: [{ key: orderMeta.agreedTotal, value: total }],
      });
    expect(await agreedTo('24.00')).toMatchObject({
      status: 409,
      body: { code: 'astera_total_changed', data: { quote: told } },
    });
    const made = await agreedTo('30.50');
    expect(made.status).toBe(201);
  });
});
