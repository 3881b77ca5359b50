import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import {
  categoriesAnswerSchema,
  categoriesDocument,
  servicesCategoryId,
} from '#backend/contract/catalog/category.ts';
import { orderListSchema, orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import type { BackendFixture } from '#tests/support/databases/backend-fixture.ts';
import { serviceAuthorization, startBackend } from '#tests/support/databases/backend-fixture.ts';

const service = { authorization: serviceAuthorization };

function metaOf(order: WireOrder, key: string): unknown {
  return order.meta_data.find((entry) => entry.key === key)?.value;
}

describe.each(databases)('orders of the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let fan = 0;
  let celebrity = 0;
  let video = 0;
  let message = 0;
  let otherVideo = 0;

  beforeAll(async () => {
    fixture = await startBackend(open);
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const [ava, priya] = v.parse(vendorListSchema, body);
    celebrity = ava?.vendor_id ?? 0;
    video = ava?.vendor_services?.find((one) => one.service === 'getVideo')?.id ?? 0;
    message = ava?.vendor_services?.find((one) => one.service === 'sendMessage')?.id ?? 0;
    otherVideo = priya?.vendor_services?.[0]?.id ?? 0;
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf('fan')}`,
    });
    fan = v.parse(v.looseObject({ id: v.number() }), me.body).id;
  });
  afterAll(() => fixture.close());

  function newOrder(changes: Record<string, unknown> = {}) {
    return {
      customer_id: fan,
      billing: { first_name: 'Grace', email: 'fan@example.test', country: 'GR' },
      payment_method: 'bacs',
      payment_method_title: 'Direct bank transfer',
      set_paid: false,
      line_items: [
        {
          product_id: video,
          quantity: 1,
          meta_data: [
            { key: 'from', value: 'Grace' },
            { key: 'to', value: 'Sam' },
          ],
        },
      ],
      ...changes,
    };
  }

  async function place(changes: Record<string, unknown> = {}): Promise<WireOrder> {
    const { status, body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      ...service,
      body: newOrder(changes),
    });
    expect(status).toBe(201);
    return v.parse(orderSchema, body);
  }

  function change(id: number, body: unknown, authorization = serviceAuthorization) {
    return fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, { authorization, body });
  }

  function move(id: number, from: string, status: string, actor: string) {
    return change(id, {
      status,
      meta_data: [
        { key: orderMeta.actor, value: actor },
        { key: orderMeta.from, value: from },
      ],
    });
  }

  it('takes the price from the product and puts the vendor’s mark first', async () => {
    const order = await place();
    expect(order.status).toBe('admin-approval');
    expect(order.total).toBe('65.00');
    expect(order.currency).toBe('EUR');
    expect(order.line_items[0]?.meta_data.map(({ key, value }) => [key, value])).toEqual([
      ['_vendor_id', String(celebrity)],
      ['from', 'Grace'],
      ['to', 'Sam'],
      ['_service', 'getVideo'],
    ]);
    expect(order.line_items[0]?.meta_data[0]?.display_value).toBe('Ava Moreno');
    expect(metaOf(order, orderMeta.events)).toMatchObject([
      { at: '2026-06-01T10:00:00.000Z', from: null, to: 'admin-approval', by: 'fan', actor: fan },
    ]);
  });

  it('goes the whole way and remembers who did what', async () => {
    const { id } = await place();
    expect((await move(id, 'admin-approval', 'on-hold', 'manager:99')).status).toBe(200);
    const paid = { key: orderMeta.payment, value: 'received' };
    expect((await change(id, { meta_data: [paid] })).status).toBe(200);
    expect((await move(id, 'on-hold', 'processing', `celebrity:${celebrity}`)).status).toBe(200);
    const answerVideo = {
      key: orderMeta.answerVideo,
      value: JSON.stringify({ videoId: 'vi1', bytes: 9 }),
    };
    expect((await change(id, { meta_data: [answerVideo] })).status).toBe(200);
    const done = await move(id, 'processing', 'completed', `celebrity:${celebrity}`);
    const order = v.parse(orderSchema, done.body);
    expect(order.status).toBe('completed');
    expect(order.date_completed_gmt).toBe('2026-06-01T10:00:00');
    expect(metaOf(order, orderMeta.answerVideo)).toBe(answerVideo.value);
    expect(metaOf(order, orderMeta.actor)).toBeUndefined();
    expect(metaOf(order, orderMeta.events)).toMatchObject([
      { to: 'admin-approval', by: 'fan' },
      { to: 'on-hold', by: 'manager', actor: 99 },
      { to: 'processing', by: 'celebrity', actor: celebrity },
      { to: 'completed', by: 'celebrity', actor: celebrity },
    ]);
  });

  it('refuses moves that the table does not have, no matter who asks', async () => {
    const { id } = await place();
    for (const [status, actor] of [
      ['completed', 'manager:99'],
      ['processing', `celebrity:${celebrity}`],
      ['on-hold', `celebrity:${celebrity}`],
      ['on-hold', `fan:${fan}`],
      ['refunded', 'administrator:1'],
    ] as const) {
      const answer = await move(id, 'admin-approval', status, actor);
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'astera_invalid_transition' },
      ]);
    }
    await move(id, 'admin-approval', 'on-hold', 'manager:99');
    const stranger = await move(id, 'on-hold', 'processing', `celebrity:${celebrity + 1}`);
    expect(stranger.body).toMatchObject({ code: 'astera_invalid_transition' });
    const unreadable = await move(id, 'on-hold', 'processing', 'someone');
    expect(unreadable.status).toBe(400);
    const bearer = `Bearer ${await fixture.tokenOf('manager')}`;
    const manager = await change(id, { status: 'processing' }, bearer);
    expect([manager.status, manager.body]).toMatchObject([
      409,
      { code: 'astera_invalid_transition' },
    ]);
    const admin = `Bearer ${await fixture.tokenOf('admin')}`;
    expect((await change(id, { status: 'processing' }, admin)).status).toBe(200);
  });

  it('lets exactly one of twenty contenders move an order', async () => {
    const { id } = await place();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? move(id, 'admin-approval', 'on-hold', 'manager:99')
          : move(id, 'admin-approval', 'cancelled', 'manager:99'),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of losers) {
      expect([status, body]).toMatchObject([409, { code: 'astera_order_moved_on' }]);
    }
    const { body } = await fixture.ask('GET', `/wp-json/wc/v3/orders/${id}`, service);
    expect(metaOf(v.parse(orderSchema, body), orderMeta.events)).toHaveLength(2);
  });

  it('keeps the note unless one is sent, and loses no note to a contender', async () => {
    const { id } = await place({ customer_note: 'Ring twice' });
    const moved = await move(id, 'admin-approval', 'on-hold', 'manager:99');
    expect(moved.body).toMatchObject({ customer_note: 'Ring twice' });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => change(id, { meta_data: [{ key, value: key }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const last = await change(id, { customer_note: '', status: 'on-hold' });
    const order = v.parse(orderSchema, last.body);
    expect(order.customer_note).toBe('');
    expect(['a', 'b', 'c', 'd'].map((key) => metaOf(order, key))).toEqual(['a', 'b', 'c', 'd']);
    expect(metaOf(order, orderMeta.events)).toHaveLength(2);
  });

  it('makes one order of a checkout that is sent many times', async () => {
    const body = newOrder({ meta_data: [{ key: orderMeta.idempotencyKey, value: 'key-1' }] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fixture.ask('POST', '/wp-json/wc/v3/orders', { ...service, body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const ids = answers.map((answer) => v.parse(orderSchema, answer.body).id);
    expect(new Set(ids).size).toBe(1);
    const other = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      ...service,
      body: { ...body, customer_note: 'another' },
    });
    expect([other.status, other.body]).toMatchObject([
      422,
      { code: 'astera_idempotency_conflict' },
    ]);
  });

  it('refuses an order for two celebrities, for no product and for no one', async () => {
    const refusals = [
      [
        { line_items: [{ product_id: video }, { product_id: otherVideo }] },
        'astera_several_vendors',
      ],
      [{ line_items: [{ product_id: 999_999 }] }, 'woocommerce_rest_invalid_product_id'],
      [{ customer_id: 999_999 }, 'woocommerce_rest_invalid_customer_id'],
      [{ line_items: [] }, 'rest_invalid_param'],
      [{ line_items: [{ product_id: video, quantity: -1 }] }, 'rest_invalid_param'],
      [{ status: 'banana' }, 'rest_invalid_param'],
    ] as const;
    for (const [changes, code] of refusals) {
      const { status, body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
        ...service,
        body: newOrder(changes),
      });
      expect([status, body]).toMatchObject([400, { code }]);
    }
  });

  it('lists by customer, by vendor and by several statuses, with the totals', async () => {
    const list = async (query: string) => {
      const answer = await fixture.ask('GET', `/wp-json/wc/v3/orders?${query}`, service);
      return { ...answer, rows: v.parse(orderListSchema, answer.body) };
    };
    await place({ status: 'on-hold' });
    await place({ status: 'on-hold', line_items: [{ product_id: message, quantity: 2 }] });
    await place({ status: 'on-hold', line_items: [{ product_id: otherVideo }] });
    await place({ line_items: [{ product_id: message, quantity: 3 }] }); // not approved, so not the vendor's
    const own = await list(`vendor=${celebrity}&per_page=2`);
    expect(own.rows).toHaveLength(2);
    expect(own.rows[0]?.total).toBe('41.00');
    expect(own.headers.get('link')).toContain('page=2>; rel="next"');
    const [pages, total] = ['x-wp-totalpages', 'x-wp-total'].map((name) => own.headers.get(name));
    expect(Number(pages)).toBe(Math.ceil(Number(total) / 2));
    const some = await list('status=completed,on-hold&per_page=100');
    expect(new Set(some.rows.map(({ status }) => status))).toEqual(
      new Set(['completed', 'on-hold']),
    );
    expect((await list('customer=424242')).rows).toEqual([]);
  });

  it('seeds once, with history and the answer video', async () => {
    const answer = await fixture.ask(
      'GET',
      '/wp-json/wc/v3/orders?status=completed&per_page=100',
      service,
    );
    const seeded = v
      .parse(orderListSchema, answer.body)
      .filter(({ created_via }) => created_via === 'checkout');
    expect(seeded).toHaveLength(1);
    const [order] = seeded;
    expect(order && metaOf(order, orderMeta.answerVideo)).toBe(
      '{"videoId":"vi-danae.mp4","bytes":1234}',
    );
    expect(order && metaOf(order, orderMeta.events)).toHaveLength(4);
  });

  it('hides the services from the category query and answers in the asked language', async () => {
    const ask = (query: string) =>
      fixture.ask('POST', `/index.php?graphql&${query}`, {
        body: { query: categoriesDocument, variables: { exclude: [String(servicesCategoryId)] } },
      });
    const greek = v.parse(categoriesAnswerSchema, (await ask('wpml_language=el')).body);
    expect(greek.data?.productCategories?.nodes.map(({ name }) => name)).toEqual([
      'Music (el)',
      'Comedy (el)',
    ]);
    expect(greek.data?.productCategories?.nodes[0]?.children?.nodes[0]?.slug).toBe('singers');
    const goods = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
    expect(v.parse(productListSchema, goods.body).map(({ virtual }) => virtual)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
