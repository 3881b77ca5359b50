import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const service = { authorization: serviceAuthorization };

describe.each(databases)('unpaid pieces in the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let fan = 0;
  let photo = 0;
  let before = 0;

  beforeAll(async () => {
    fixture = await startBackend(open);
    const list = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
    const goods = v.parse(productListSchema, list.body);
    photo = goods.find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf('fan')}`,
    });
    fan = v.parse(v.looseObject({ id: v.number() }), me.body).id;
    before = await stock();
  });
  afterAll(() => fixture.close());

  async function stock(): Promise<number> {
    const { body } = await fixture.ask('GET', `/wp-json/wc/v3/products/${photo}`, service);
    return v.parse(productSchema, body).stock_quantity ?? -1;
  }

  function buy(quantity: number, limits: unknown, changes: Record<string, unknown> = {}) {
    return fixture.ask('POST', '/wp-json/wc/v3/orders', {
      ...service,
      body: {
        customer_id: fan,
        line_items: [{ product_id: photo, quantity }],
        meta_data: limits === null ? [] : [{ key: orderMeta.unpaidPieces, value: limits }],
        ...changes,
      },
    });
  }

  function change(id: number, body: unknown) {
    return fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, { ...service, body });
  }

  it('never pass the limit, however many orders come at once', async () => {
    const limits = { all: 20, each: 20 };
    const answers = await Promise.all(Array.from({ length: 30 }, () => buy(10, limits)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(28);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'astera_too_many_unpaid',
      data: limits,
    });
    expect(await stock()).toBe(before - 20);
    for (const { body } of made) {
      const order = v.parse(orderSchema, body);
      expect(order.meta_data.map(({ key }) => key)).not.toContain(orderMeta.unpaidPieces);
      await change(order.id, { status: 'cancelled' });
    }
    expect(await stock()).toBe(before);
  });

  it('are not those of an order that was paid, or called off', async () => {
    const limits = { all: 20, each: 10 };
    const { id } = v.parse(orderSchema, (await buy(10, limits)).body);
    expect((await buy(1, limits)).status).toBe(409);
    await change(id, { set_paid: true });
    const next = await buy(10, limits);
    expect(next.status).toBe(201);
    await change(v.parse(orderSchema, next.body).id, { status: 'cancelled' });
    const last = await buy(10, limits);
    expect(last.status).toBe(201);
    await change(v.parse(orderSchema, last.body).id, { status: 'cancelled' });
    await change(id, { status: 'cancelled' });
    expect(await stock()).toBe(before);
  });

  it('are limited for who names a limit; other programs have the stock alone', async () => {
    const { status, body } = await buy(50, null);
    expect(status).toBe(201);
    await change(v.parse(orderSchema, body).id, { status: 'cancelled' });
    expect((await buy(1, { all: 0 })).status).toBe(400);
  });

  it('cannot be had past the app by a fan, one by one or many in one request', async () => {
    const authorization = `Bearer ${await fixture.tokenOf('fan')}`;
    const body = { customer_id: fan, line_items: [{ product_id: photo, quantity: 10 }] };
    const one = await fixture.ask('POST', '/wp-json/wc/v3/orders', { authorization, body });
    expect(one.status).toBe(403);
    const batch = { create: [body, body] };
    const many = await fixture.ask('POST', '/wp-json/wc/v3/orders/batch', {
      authorization,
      body: batch,
    });
    expect(JSON.stringify([many.status, many.body])).toMatch(/403/);
    expect(await stock()).toBe(before);
  });

  it('are found once their time is over, by their orders', async () => {
    const payBy = (at: string) => ({ meta_data: [{ key: orderMeta.payBy, value: at }] });
    const early = await buy(1, null, payBy('2026-06-01T10:00:00.000Z'));
    const late = await buy(1, null, payBy('2026-06-02T10:00:00.000Z'));
    const never = await buy(1, null);
    const made = [early, late, never].map(({ body }) => v.parse(orderSchema, body).id);
    const due = async (at: string) => {
      const path = `/wp-json/wc/v3/orders?payment=awaiting&pay_before=${at}`;
      const { body } = await fixture.ask('GET', path, service);
      return v.parse(orderListSchema, body).map(({ id }) => id);
    };
    expect(await due('2026-06-01T09:59:59Z')).toEqual([]);
    expect(await due('2026-06-01T10:00:00Z')).toEqual(made.slice(0, 1));
    expect((await due('2027-06-01T10:00:00Z')).toSorted()).toEqual(made.slice(0, 2).toSorted());
    for (const id of made) await change(id, { status: 'cancelled' });
  });
});
