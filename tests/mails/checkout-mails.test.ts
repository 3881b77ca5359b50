import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import {
  serviceAuthorization,
  startBackend,
  type BackendFixture,
} from '#tests/support/databases/backend-fixture.ts';
import { databases, openPglite } from '#tests/support/databases/open-database.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const start = new Date('2026-06-01T10:00:00Z');
const client = await openPglite();
const database = drizzle({ client });
const put: Mail[] = [];
const desk: NewsDesk = {
  database,
  queue: {
    put: (mail) => {
      put.push(mail);
      return Promise.resolve();
    },
  },
  account: () =>
    Promise.resolve({
      holder: 'Astera Shop',
      iban: 'GR1601101250000000012300695',
      bic: 'ETHNGRAA',
      bankName: '',
    }),
  site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astéra' }),
  rules: () => Promise.resolve({ paidFirst: true }),
  now: () => start,
};
let fixture: BackendFixture;

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => {
    return fixture.backend.fetch(request);
  };
  await sendOrderNotifications(desk);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

async function idOf(name: string): Promise<number> {
  const authorization = `Bearer ${await fixture.tokenOf(name)}`;
  const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
  return v.parse(userSchema, body).id;
}

async function placeOrder(meta: Readonly<Record<string, string>>): Promise<number> {
  const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  const celebrity = await idOf('celebrity');
  const service = v
    .parse(vendorListSchema, vendors.body)
    .find(({ vendor_id }) => vendor_id === celebrity)?.vendor_services?.[0];
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    authorization: serviceAuthorization,
    body: {
      customer_id: await idOf('fan'),
      billing: { first_name: 'Iris', last_name: 'Test', email: 'fan@example.test' },
      payment_method: 'bacs',
      line_items: [{ product_id: service?.id, quantity: 1 }],
      meta_data: Object.entries(meta).map(([key, value]) => ({ key, value })),
    },
  });
  return v.parse(orderSchema, body).id;
}

beforeEach(() => {
  fixture.advance(60);
  put.splice(0);
});

/** When an order was placed, in milliseconds. */
async function placedAt(id: number): Promise<number> {
  const { body } = await fixture.ask('GET', `/wp-json/wc/v3/orders/${id}`, {
    authorization: serviceAuthorization,
  });
  return Date.parse(`${v.parse(orderSchema, body).date_created_gmt}Z`);
}

it('tells with each order of one checkout the one transfer for all, once all are there', async () => {
  const own = checkoutReference(await idOf('fan'), 4_829_137);
  const meta = { [orderMeta.checkout]: own, [orderMeta.checkoutOrders]: '2' };
  const first = await placeOrder(meta);
  const mailsOf = (id: number) =>
    put.filter(({ subject }) => subject === `Your order ${id}`).map(({ text }) => text);
  const placed = await placedAt(first);
  const at = (seconds: number) => ({ ...desk, now: () => new Date(placed + seconds * 1000) });
  // The second one is on its way: a mail with half of the sum would be paid, and the other half asked for again.
  await sendOrderNotifications(at(1));
  expect(mailsOf(first)).toEqual([]);
  const second = await placeOrder(meta);
  await sendOrderNotifications(at(2));
  for (const id of [first, second]) {
    const [text = '', ...others] = mailsOf(id);
    expect(others).toEqual([]);
    expect(text).toContain(`One transfer pays for your orders ${first}, ${second} together.`);
    expect(text).toContain('Amount: €130');
    expect(text.replaceAll(' ', '')).toContain(`Paymentreference:${creditorReference(own)}`);
  }
  put.splice(0);
});

it('waits two minutes for the rest of a checkout, and then tells what there is', async () => {
  const own = checkoutReference(await idOf('fan'), 4_829_138);
  const id = await placeOrder({ [orderMeta.checkout]: own, [orderMeta.checkoutOrders]: '2' });
  const placed = await placedAt(id);
  const after = (seconds: number) =>
    sendOrderNotifications({ ...desk, now: () => new Date(placed + seconds * 1000) });
  await after(100);
  expect(put).toEqual([]);
  await after(125);
  const mail = put.find(({ subject }) => subject === `Your order ${id}`);
  expect(mail?.text).toContain('Amount: €65');
  expect(mail?.text.replaceAll(' ', '')).toContain(`Paymentreference:${creditorReference(own)}`);
  expect(mail?.text).not.toContain('One transfer pays');
  put.splice(0);
});
