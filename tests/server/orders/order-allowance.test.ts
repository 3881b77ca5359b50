import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { countOrders } from '#app/server/orders/count-orders.server.ts';
import { placeAll } from '#app/server/orders/place-orders.server.ts';
import { releaseUnpaidOrders } from '#app/server/backend/orders/unpaid-orders.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import {
  noteVerified,
  verifiedSince,
} from '#app/server/accounts/store/verified-addresses.server.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { goodCheckout } from '#domain/checkout/bad-checkouts.fixture.ts';
import { placeOrdersSchema, type PlaceOrders } from '#domain/checkout/checkout.ts';

import { databases, openPglite } from '#tests/support/databases/open-database.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

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

const client = await openPglite();
const database = drizzle({ client });
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(database),
}));

const service = { authorization: serviceAuthorization };
let fixture: BackendFixture;
let photo = { id: 0, vendor: 0, price: 0, stock: 0 };

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  const { body } = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
  const found = v.parse(productListSchema, body).find(({ slug }) => slug === 'signed-photo');
  const vendor = v.parse(v.looseObject({ store: v.looseObject({ vendor_id: v.number() }) }), found);
  photo = {
    id: found?.id ?? 0,
    vendor: vendor.store.vendor_id,
    price: Math.round(Number(found?.price) * 100),
    stock: found?.stock_quantity ?? 0,
  };
  // Everyone of the small world was a customer before.
  await verifiedSince(database, new Date('2026-06-01T10:00:00Z'));
});
beforeEach(() => fixture.advance(1));
afterAll(async () => {
  await fixture.close();
  await client.close();
});

async function stock(): Promise<number> {
  const { body } = await fixture.ask('GET', `/wp-json/wc/v3/products/${photo.id}`, service);
  return v.parse(productSchema, body).stock_quantity ?? -1;
}

/** An account as registration makes it. */
async function newcomer(name: string, address = '') {
  const email = `${name}@example.test`;
  const { body } = await fixture.ask('POST', '/wp-json/wc/v3/customers', {
    ...service,
    body: { username: name, email, password },
  });
  const { id } = v.parse(v.looseObject({ id: v.number() }), body);
  return { id, email, address, token: await fixture.tokenOf(name) };
}

/** Ten signed photos, as a checkout sends them. */
function command(quantity = 10, key: string = crypto.randomUUID()): PlaceOrders {
  const line = { kind: 'product', id: crypto.randomUUID(), productId: photo.id, quantity };
  return v.parse(placeOrdersSchema, {
    address: goodCheckout.address,
    paymentMethod: 'bankTransfer',
    orders: [
      {
        celebrityId: photo.vendor,
        key,
        lines: [{ ...line, price: photo.price }],
        total: photo.price * quantity + 650,
      },
    ],
  });
}

async function outcome(made: Promise<{ readonly placed: readonly unknown[] }>): Promise<string> {
  try {
    const { placed } = await made;
    return placed.length > 0 ? 'placed' : 'nothing';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function ordersOf(id: number) {
  const { body } = await fixture.ask(
    'GET',
    `/wp-json/wc/v3/orders?customer=${id}&per_page=100`,
    service,
  );
  return v.parse(orderListSchema, body);
}

it('a fresh account that never showed its address orders nothing, however often it tries', async () => {
  const fan = await newcomer('fresh');
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => outcome(placeAll(command(), fan))),
  );
  expect(new Set(tries)).toEqual(new Set(['address_unverified']));
  expect(await stock()).toBe(photo.stock);
});

it('thirty orders of ten pieces at once hold no more than the cap, and none of it after the time to pay', async () => {
  const fan = await newcomer('greedy', '203.0.113.1');
  await noteVerified(database, { personId: fan.id, email: fan.email }, new Date());
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => outcome(placeAll(command(), fan))),
  );
  const count = (code: string) => tries.filter((one) => one === code).length;
  expect(count('placed')).toBe(1);
  expect(count('too_many_requests')).toBe(20);
  expect(count('too_many_unpaid')).toBe(9);
  expect(await stock()).toBe(photo.stock - 10);
  const [order] = await ordersOf(fan.id);
  expect(order?.status).toBe('admin-approval');
  const inEightDays = new Date(Date.now() + 8 * 86_400_000);
  expect(await releaseUnpaidOrders(inEightDays)).toBe(1);
  expect(await stock()).toBe(photo.stock);
  expect((await ordersOf(fan.id)).map(({ status }) => status)).toEqual(['cancelled']);
});

it('another address of the account has to be shown anew', async () => {
  const fan = await newcomer('moved');
  await noteVerified(database, { personId: fan.id, email: 'old@example.test' }, new Date());
  expect(await outcome(placeAll(command(1), fan))).toBe('address_unverified');
});

it('the same order, sent again, is counted once, found when it is there, and asked for nothing', async () => {
  const fan = await newcomer('patient');
  await noteVerified(database, { personId: fan.id, email: fan.email }, new Date());
  const wanted = command(1);
  for (let time = 0; time < 12; time += 1) {
    expect(await outcome(placeAll(wanted, fan))).toBe('placed');
  }
  expect(await ordersOf(fan.id)).toHaveLength(1);
  // Nine more are as many as a minute allows.
  await countOrders(
    fan,
    Array.from({ length: 9 }, () => crypto.randomUUID()),
  );
  await expect(countOrders(fan, [crypto.randomUUID()])).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(await outcome(placeAll(wanted, fan))).toBe('placed');
  const { body } = await fixture.ask('GET', `/wp-json/wc/v3/orders?customer=${fan.id}`, service);
  for (const { id } of v.parse(orderListSchema, body)) {
    await fixture.ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      ...service,
      body: { status: 'cancelled' },
    });
  }
});

it('many accounts of one network share its minute, and who is refused is told how long to wait', async () => {
  const address = '2001:db8:1:2::7';
  for (let id = 1_000; id < 1_010; id += 1) {
    await countOrders({ id, address: `2001:db8:1:2::${id}` }, [crypto.randomUUID()]);
  }
  const refused = countOrders({ id: 2_000, address }, [crypto.randomUUID()]);
  await expect(refused).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: expect.any(Number),
  });
  // Refused by the network, the person has lost nothing.
  await countOrders({ id: 2_000, address: '203.0.113.9' }, Array.from({ length: 10 }, String));
});
