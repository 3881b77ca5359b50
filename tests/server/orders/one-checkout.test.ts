import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { placeAll } from '#app/server/orders/place-orders.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { consentOf } from '#app/server/orders/withdrawal-terms.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';

import { openPglite } from '#tests/support/databases/open-database.ts';
import { type CheckoutWorld, only, openCheckoutWorld } from './checkout-world.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => {
  // One fan orders more here than anyone may.
  process.env['ORDERS_PER_MINUTE'] = '1000';
  return { fetch: null as ((request: Request) => Promise<Response>) | null };
});
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

let shop: CheckoutWorld;
beforeAll(async () => {
  await migrateStore(database);
  await verifiedSince(database, new Date('2026-06-01T10:00:00Z'));
  shop = await openCheckoutWorld((fetch) => (world.fetch = fetch));
});
beforeEach(() => {
  world.fetch = shop.fetch;
});
afterAll(async () => {
  await shop.fixture.close();
  await client.close();
});

it('takes a day it is needed by that can be promised, and places nothing with another', async () => {
  const on = (days: number) => ({
    day: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    zone: 'Europe/Athens',
  });
  const needed = (days: number) => {
    const { orders, ...rest } = only(shop.command(), 0);
    const lines = orders[0]?.lines.map((line) => ({ ...line, neededBy: on(days) }));
    return v.parse(placeOrdersSchema, { ...rest, orders: [{ ...orders[0], lines }] });
  };
  const before = (await shop.ownOrders()).length;
  for (const wrong of [needed(-1), needed(1), needed(900)]) {
    const { placed, problems } = await placeAll(wrong, shop.fan);
    expect(placed).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'not-in-time', promisedDays: 10 }]);
  }
  expect((await shop.ownOrders()).length).toBe(before);
  const { placed } = await placeAll(needed(12), shop.fan);
  const { neededBy, quality, promisedDays } = await shop.orderOf(placed[0]?.orderId);
  expect(neededBy?.day).toBe(on(12).day);
  expect(neededBy?.at).toMatch(/T2[12]:59:59\.999Z$/);
  expect([promisedDays, quality?.seconds]).toEqual([10, 30]);
});

it('the orders of one checkout share a reference, and one that is ordered alone keeps its own', async () => {
  const { placed } = await placeAll(shop.command(), shop.fan);
  const [first, second] = await Promise.all(placed.map(({ orderId }) => shop.orderOf(orderId)));
  expect(first?.checkout).toEqual({ reference: expect.stringMatching(/^\d+C\d{8}$/), orders: 2 });
  expect(second?.checkout).toEqual(first?.checkout);
  const alone = await placeAll(only(shop.command(), 0), shop.fan);
  expect((await shop.orderOf(alone.placed[0]?.orderId)).checkout).toBeNull();
});

it('what is left of a checkout that was broken off is paid with what was made, also under a new key', async () => {
  const checkout = crypto.randomUUID();
  const whole = shop.command({ checkout });
  const failing = { done: 0 };
  world.fetch = (request) => {
    const isNew = request.method === 'POST' && new URL(request.url).pathname.endsWith('/orders');
    if (!isNew || (failing.done += 1) < 2) return shop.fetch(request);
    return Promise.resolve(new Response('{}', { status: 503 }));
  };
  await expect(placeAll(whole, shop.fan)).rejects.toMatchObject({ code: 'backend_failed' });
  world.fetch = shop.fetch;

  const rest = only(shop.command({ checkout }), 1);
  const { placed } = await placeAll(rest, shop.fan);
  const { checkout: shared } = await shop.orderOf(placed[0]?.orderId);
  const orders = await listCheckoutOrders(shared?.reference ?? '');
  expect(orders).toHaveLength(2);
  expect(orders.map(({ id }) => id)).toContain(placed[0]?.orderId);
});

it('tried again whole, makes each order once and gives the same reference', async () => {
  const whole = shop.command();
  const tries = await Promise.all([placeAll(whole, shop.fan), placeAll(whole, shop.fan)]);
  const again = await placeAll(whole, shop.fan);
  const ids = new Set([...tries, again].flatMap(({ placed }) => placed.map((one) => one.orderId)));
  expect(ids.size).toBe(2);
  const { checkout } = await shop.orderOf([...ids][0]);
  expect(await listCheckoutOrders(checkout?.reference ?? '')).toHaveLength(2);
});

it('one fan joins no checkout of another, whatever id is sent', async () => {
  const checkout = crypto.randomUUID();
  const { placed } = await placeAll(shop.command({ checkout }), shop.fan);
  const theirs = await placeAll(shop.command({ checkout }), await shop.buyerOf('fan2'));
  const { checkout: mine } = await shop.orderOf(placed[0]?.orderId);
  const orders = await listCheckoutOrders(mine?.reference ?? '');
  expect(orders.map(({ id }) => id)).toEqual(placed.map(({ orderId }) => orderId));
  expect(theirs.placed).toHaveLength(2);
});

it('nothing is ordered without the consent to begin early; with it, its words are kept', async () => {
  const wanted = only(shop.command({ locale: 'el' }), 0);
  await expect(placeAll({ ...wanted, beginsEarly: false }, shop.fan)).rejects.toMatchObject({
    ...{ code: 'invalid_input', fields: { beginsEarly: 'required' } },
  });
  const { placed } = await placeAll(wanted, shop.fan);
  const order = await shop.orderOf(placed[0]?.orderId);
  expect(order.withdrawalTerms).toMatchObject({ days: 14, consent: { at: expect.any(String) } });
  expect((await consentOf(database, order))?.sentences).toEqual([
    'Συμφωνώ να αρχίσει η εργασία για το βίντεό μου πριν λήξει η προθεσμία υπαναχώρησης, μόλις γίνει δεκτό ' +
      'το αίτημά μου. Γνωρίζω ότι τότε χάνω το δικαίωμα υπαναχώρησης.',
  ]);
});
