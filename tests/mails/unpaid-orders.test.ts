import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { NewsDesk } from '#app/server/orders/notification-run.server.ts';
import { sendOrderNotifications } from '#app/server/orders/order-notifications.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { releaseUnpaidOrders } from '#app/server/backend/orders/unpaid-orders.server.ts';
import type { CardGateway } from '#app/server/backend/payments/card-gateway.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { fanNoticeOf } from '#domain/order/notifications/fan-notice.ts';
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
const payBy = new Date('2026-06-08T10:00:00Z');
const client = await openPglite();
const database = drizzle({ client });
const put: Mail[] = [];
const desk: NewsDesk = {
  database,
  queue: { put: async (mail) => void put.push(mail) },
  account: async () => null,
  site: async () => ({ origin: 'https://astera.test', name: 'Astera' }),
  rules: () => Promise.resolve({ paidFirst: true }),
  now: () => start,
};
let fixture: BackendFixture;
let photo = 0;
const service = { authorization: serviceAuthorization };

async function idOf(name: string): Promise<number> {
  const authorization = `Bearer ${await fixture.tokenOf(name)}`;
  const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
  return v.parse(userSchema, body).id;
}

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  const { body } = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
  const goods = v.parse(productListSchema, body);
  photo = goods.find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
  await sendOrderNotifications(desk);
});
beforeEach(() => {
  put.length = 0;
  fixture.advance(60);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

async function stock(): Promise<number> {
  const { body } = await fixture.ask('GET', `/wp-json/wc/v3/products/${photo}`, service);
  return v.parse(productSchema, body).stock_quantity ?? -1;
}

async function place(changes: Record<string, unknown> = {}): Promise<number> {
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
    ...service,
    body: {
      customer_id: await idOf('fan'),
      payment_method: 'bacs',
      line_items: [{ product_id: photo, quantity: 10 }],
      meta_data: [{ key: orderMeta.payBy, value: payBy.toISOString() }],
      ...changes,
    },
  });
  return v.parse(orderSchema, body).id;
}

async function managerNow() {
  return { id: await idOf('manager'), role: 'manager', name: 'Mara' } as const;
}

/** What someone was written to since the last time. */
async function told(address: string): Promise<readonly string[]> {
  await sendOrderNotifications(desk);
  return put
    .splice(0)
    .filter(({ to }) => to === address)
    .map(({ text }) => text);
}
const toldFan = () => told('fan@example.test');

it('gives the pieces back when the time to pay is over, once, and tells the fan in their language', async () => {
  const before = await stock();
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/customers', {
    ...service,
    body: { username: 'deniz', email: 'deniz@example.test', password: 'tangerine', locale: 'tr' },
  });
  const { id } = v.parse(userSchema, { name: '', ...v.parse(v.looseObject({}), body) });
  await fixture.ask('PATCH', `/wp-json/wc/v3/customers/${id}`, {
    ...service,
    body: { meta_data: [{ key: 'astera_notify_orderMoved', value: 'no' }] },
  });
  const orderId = await place({ customer_id: id });
  const placed = await told('deniz@example.test');
  expect(placed).toHaveLength(1);
  expect(await stock()).toBe(before - 10);
  expect(await releaseUnpaidOrders(new Date(payBy.getTime() - 1))).toBe(0);
  const looks = await Promise.all([1, 2, 3].map(() => releaseUnpaidOrders(payBy)));
  expect(looks.toSorted()).toEqual([0, 0, 1]);
  expect(await stock()).toBe(before);
  const order = await getOrder(orderId, await managerNow());
  expect(order.events.at(-1)).toMatchObject({
    by: 'system',
    to: 'cancelled',
    rejection: { reason: 'not-paid' },
  });
  const [mail, ...others] = await told('deniz@example.test');
  expect(others).toEqual([]);
  expect(mail).toContain('Ödemeniz zamanında ulaşmadığı için');
  expect(await told('deniz@example.test')).toEqual([]);
});

it('keeps what is paid, what someone works on, and what may wait for ever', async () => {
  const manager = await managerNow();
  const paid = await place();
  await movePayment({ orderId: paid, action: 'receive', from: 'awaiting', reference: '' }, manager);
  const accepted = await place({ status: 'processing' });
  const free = await place({ meta_data: [] });
  expect(await releaseUnpaidOrders(new Date('2027-01-01T00:00:00Z'))).toBe(0);
  for (const id of [paid, accepted, free]) {
    expect((await getOrder(id, manager)).status).not.toBe('cancelled');
  }
});

it('pays money back that comes after that, which the desk finds by its reference', async () => {
  const orderId = await place();
  await moveOrder({ orderId, from: 'admin-approval', action: 'accept' }, await managerNow());
  await toldFan();
  await releaseUnpaidOrders(payBy);
  await sendOrderNotifications(desk);
  const celebrity = put.filter(({ to }) => to === 'celebrity@example.test');
  expect(celebrity.at(-1)?.text).toContain('wasn’t paid in time');
  put.length = 0;
  fixture.advance(1);
  const manager = await managerNow();
  await movePayment({ orderId, action: 'receive', from: 'awaiting', reference: 'late' }, manager);
  const order = await getOrder(orderId, manager);
  expect([order.payment, fanNoticeOf(order)]).toEqual(['refund-due', 'paidTooLate']);
  expect((await toldFan()).join()).toContain('You’ll get a refund soon.');
});

it('lets go of a card’s money first, and waits where no one knows whether it was taken', async () => {
  const byCard = { payment_method: 'stripe', transaction_id: 'pi_1' };
  const orderId = await place(byCard);
  const released: string[] = [];
  const gateway = (settle: CardGateway['settle']): CardGateway => ({
    authorise: () => Promise.reject(new Error('not asked')),
    capture: () => Promise.reject(new Error('not asked')),
    settle,
    release: async (id) => void released.push(id),
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const away = gateway(() => Promise.reject(new Error('away')));
  expect(await releaseUnpaidOrders(payBy, { gateway: away })).toBe(0);
  said.mockRestore();
  const taken = gateway(() => Promise.resolve(true));
  expect(await releaseUnpaidOrders(payBy, { gateway: taken })).toBe(0);
  const free = gateway(() => Promise.resolve(false));
  expect(await releaseUnpaidOrders(payBy, { gateway: free })).toBe(1);
  expect(released).toEqual(['pi_1']);
  expect((await getOrder(orderId, await managerNow())).status).toBe('cancelled');
});

it('cancels nothing that is paid at the same moment', async () => {
  const orderId = await place();
  const manager = await managerNow();
  const { fetch } = world;
  // The money comes in between the look and the cancellation.
  world.fetch = async (request) => {
    if (request.method === 'PATCH') {
      world.fetch = fetch;
      await movePayment({ orderId, action: 'receive', from: 'awaiting', reference: '' }, manager);
    }
    return fixture.backend.fetch(request);
  };
  expect(await releaseUnpaidOrders(payBy)).toBe(0);
  const order = await getOrder(orderId, manager);
  expect([order.status, order.payment]).toEqual(['admin-approval', 'received']);
});
