import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { catalogue as appCatalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type { answerEndpoint } from '#app/server/backend/endpoints.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { forgetHere } from '#app/platform/cache/broadcast-invalidation.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { unwatched } from '#tests/support/browser/unwatched.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  embeddedOwns: ({ pathname }: URL) => pathname.startsWith('/wp-json/'),
  isShopPath: () => true,
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const idSchema = v.looseObject({ id: v.number() });

describe.each(databases.slice(0, 1))('what pages remember', ({ open }) => {
  let fixture: BackendFixture;
  let catalogue: typeof appCatalogue;
  let answer: typeof answerEndpoint;
  let fan = 0;
  let photo = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    reached.fetch = fixture.backend.fetch;
    ({ catalogue } = await import('#app/server/backend/catalog/cached-catalog.server.ts'));
    ({ answerEndpoint: answer } = await import('#app/server/backend/endpoints.server.ts'));
    const list = await fixture.ask('GET', '/wp-json/wc/v3/products?slug=signed-photo', {
      authorization: serviceAuthorization,
    });
    photo = v.parse(v.array(idSchema), list.body)[0]?.id ?? 0;
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf('fan')}`,
    });
    fan = v.parse(idSchema, me.body).id;
  });
  afterAll(() => fixture.close());

  const left = async () => (await catalogue.product(photo, 'en')).stock;

  /** What another program sends to the site's own address. */
  async function send(method: string, path: string, body: object) {
    const request = new Request(`http://site.test/wp-json/wc/v3/${path}`, {
      method,
      headers: { authorization: serviceAuthorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const found = await answer(request, {
      clientAddress: '',
      openLimit: () => Promise.reject(new Error('no one signs in')),
      isClosed: () => Promise.resolve(false),
      needsSecondFactor: () => Promise.resolve(false),
      watch: unwatched,
    });
    expect(found?.ok).toBe(true);
    return v.parse(idSchema, await found?.json());
  }

  async function buy(quantity: number) {
    const key = randomUUID();
    const { price } = await catalogue.product(photo, 'en');
    const addressee = { firstName: 'Io', lastName: 'Moon', phone: '+30 210 555 0148' };
    const address = {
      ...addressee,
      address1: 'Akti 1',
      address2: '',
      city: 'Patras',
      state: '',
      postcode: '1',
    };
    const { orderId } = await createOrder({
      customerId: fan,
      token: await fixture.tokenOf('fan'),
      lines: [{ id: key, productId: photo, quantity, price, answers: {}, fanVideo: null }],
      delivery: { address: { ...address, country: 'GR', instructions: '' }, shippingLines: [] },
      paymentMethod: 'bankTransfer',
      key,
    });
    return orderId;
  }

  it('of the stock of goods follows an order at once, and one that was rejected', async () => {
    const before = (await left()) ?? 0;
    const orderId = await buy(2);
    expect(await left()).toBe(before - 2);
    const manager = { id: 1, role: 'manager' } as const;
    const rejection = { reason: 'unclear', words: '' } as const;
    await moveOrder({ orderId, action: 'reject', from: 'admin-approval', rejection }, manager);
    expect(await left()).toBe(before);
  });

  it('of the stock follows orders of other programs, and what they write of a product', async () => {
    const before = (await left()) ?? 0;
    const items = { customer_id: fan, line_items: [{ product_id: photo, quantity: 3 }] };
    const { id } = await send('POST', 'orders', items);
    expect(await left()).toBe(before - 3);
    const meta_data = [{ key: '_astera_actor', value: 'manager:1' }];
    await send('PUT', `orders/${id}`, { status: 'cancelled', meta_data });
    expect(await left()).toBe(before);
    await send('PUT', `products/${photo}`, { manage_stock: true, stock_quantity: 7 });
    expect(await left()).toBe(7);
  });

  it('of categories follows what other programs write', async () => {
    const names = async () => (await catalogue.categories('en')).map(({ name }) => name);
    expect(await names()).not.toContain('Zithers');
    const { id } = await send('POST', 'products/categories', { name: 'Zithers' });
    expect(await names()).toContain('Zithers');
    await send('DELETE', `products/categories/${id}?force=true`, {});
    expect(await names()).not.toContain('Zithers');
  });

  it('is forgotten by its name in the other processes', async () => {
    const before = (await left()) ?? 0;
    await fixture.ask('PUT', `/wp-json/wc/v3/products/${photo}`, {
      authorization: serviceAuthorization,
      body: { stock_quantity: before + 1 },
    });
    expect(await left()).toBe(before);
    forgetHere('stock');
    expect(await left()).toBe(before + 1);
  });
});
