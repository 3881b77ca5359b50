import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const products = '/wp-json/wc/v3/products';
const orders = '/wp-json/wc/v3/orders';

/** As WooCommerce has them: a product needs no vendor and no category, an order no customer. */
describe.each(databases)('what may be left out at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  /** Another program asks in a person's name, as with a key. */
  let staff = '';
  beforeAll(async () => {
    fixture = await startBackend(open);
    staff = `Bearer ${await fixture.tokenOf('admin')}`;
  });
  afterAll(() => fixture.close());

  const ask = (
    method: string,
    path: string,
    body?: unknown,
    authorization: string | null = staff,
  ) => fixture.ask(method, path, { authorization, body });
  const asApp = (method: string, path: string, body?: unknown) =>
    ask(method, path, body, serviceAuthorization);
  const own = { name: 'Tote bag', type: 'simple', regular_price: '3.20', status: 'publish' };
  const make = async () => v.parse(productSchema, (await ask('POST', products, own)).body);
  const idsOf = async (asked: ReturnType<typeof ask>) =>
    v.parse(productListSchema, (await asked).body).map(({ id }) => id);

  it('a product without a vendor is the shop’s own: kept, answered, changed and listed for who made it', async () => {
    const made = await ask('POST', products, own);
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: 'Tote bag', status: 'publish', price: '3.20', categories: [], store: {} },
    ]);
    const { id } = v.parse(productSchema, made.body);
    const changed = await ask('PUT', `${products}/${id}`, {
      regular_price: '4.00',
      stock_quantity: 5,
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { price: '4.00', stock_quantity: 5 },
    ]);
    expect((await ask('GET', `${products}/${id}`)).body).toMatchObject({
      id,
      price: '4.00',
      store: {},
    });
    expect(await idsOf(ask('GET', `${products}?status=publish&search=tote+bag`))).toContain(id);
    expect(await idsOf(ask('GET', `${products}?include=${id}`))).toEqual([id]);
    expect((await ask('DELETE', `${products}/${id}`)).status).toBe(200);
  });

  it('stands on no page of the app, and no one can order it from a celebrity', async () => {
    const { id } = await make();
    expect(
      await idsOf(asApp('GET', `${products}?status=publish&virtual=false&per_page=100`)),
    ).not.toContain(id);
    expect(await idsOf(asApp('GET', `${products}?status=publish&search=tote+bag`))).not.toContain(
      id,
    );
    const { body: shown } = await asApp('GET', `${products}/${id}`);
    expect(shown).toMatchObject({ purchasable: false, store: {} });
    const query = '{products(where:{search:"tote"}){nodes{databaseId}}}';
    const { body: found } = await ask(
      'GET',
      `/graphql?query=${encodeURIComponent(query)}`,
      undefined,
      null,
    );
    expect(JSON.stringify(found)).not.toContain(`"databaseId":${id}`);
    for (const authorization of [staff, serviceAuthorization]) {
      const refused = await ask(
        'POST',
        orders,
        { customer_id: 1, line_items: [{ product_id: id, quantity: 1 }] },
        authorization,
      );
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { code: 'woocommerce_rest_invalid_product_id' },
      ]);
    }
  });

  it('a service is always someone’s, and a vendor who is named has to be there', async () => {
    const service = { regular_price: '9.00', meta_data: [{ key: '_service', value: 'getVideo' }] };
    for (const [sent, code] of [
      [service, 'rest_missing_callback_param'],
      [{ ...own, vendor: 999_999 }, 'rest_invalid_param'],
      [{ ...own, categories: [{ id: 999_999 }] }, 'rest_invalid_param'],
    ] as const) {
      const refused = await ask('POST', products, sent);
      expect([refused.status, refused.body]).toMatchObject([400, { code }]);
    }
  });

  it('an order without a customer is a guest’s: kept and answered with what stands on the bill', async () => {
    const [sold] = v.parse(
      productListSchema,
      (await asApp('GET', `${products}?status=publish&virtual=false`)).body,
    );
    const billing = { first_name: 'Guest', last_name: 'Buyer', email: 'guest@example.test' };
    const order = {
      ...{ status: 'pending', billing, payment_method: 'bacs' },
      line_items: [{ product_id: sold?.id, quantity: 1 }],
    };
    for (const sent of [order, { ...order, customer_id: 0 }]) {
      const made = await ask('POST', orders, sent);
      expect([made.status, made.body]).toMatchObject([
        201,
        { customer_id: 0, status: 'pending', billing },
      ]);
      const { id } = v.parse(orderSchema, made.body);
      expect((await ask('GET', `${orders}/${id}`)).body).toMatchObject({
        id,
        customer_id: 0,
        billing,
      });
      const paid = await ask('PUT', `${orders}/${id}`, { customer_note: 'Leave at the door' });
      expect([paid.status, paid.body]).toMatchObject([200, { customer_note: 'Leave at the door' }]);
      const fan = `Bearer ${await fixture.tokenOf('fan')}`;
      expect((await ask('GET', `${orders}/${id}`, undefined, fan)).status).toBe(403);
    }
    // A key repeats the order of a customer, and a guest is none.
    const meta_data = [{ key: orderMeta.idempotencyKey, value: 'k1' }];
    expect((await ask('POST', orders, { ...order, meta_data })).body).toMatchObject({
      code: 'rest_invalid_param',
    });
  });
});
