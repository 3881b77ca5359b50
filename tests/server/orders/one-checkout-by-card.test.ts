import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { placeAll } from '#app/server/orders/place-orders.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { PlaceOrders } from '#domain/checkout/checkout.ts';

import { openPglite } from '#tests/support/databases/open-database.ts';
import { type CheckoutWorld, only, openCheckoutWorld } from './checkout-world.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => {
  // One fan orders more here than anyone may.
  process.env['ORDERS_PER_MINUTE'] = '1000';
  return {
    fetch: null as ((request: Request) => Promise<Response>) | null,
    /** What the card did, and what it refuses. */
    calls: [] as string[],
    refuse: null as ((token: string) => Error | null) | null,
  };
});
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));
vi.mock('#app/server/backend/payments/card-gateway.server.ts', () => ({
  cardOffer: () => ({ kind: 'test' }),
  cardGateway: () => ({
    authorise: ({ token, amount, key }: { token: string; amount: number; key: string }) => {
      const refusal = world.refuse?.(token) ?? null;
      world.calls.push(`${refusal ? 'refuse' : 'authorise'} ${token} ${amount}`);
      return refusal ? Promise.reject(refusal) : Promise.resolve(`tx_${key}`);
    },
    capture: (id: string) => {
      world.calls.push(`capture ${id}`);
      return Promise.resolve();
    },
    settle: () => Promise.resolve(true),
    release: (id: string) => {
      world.calls.push(`release ${id}`);
      return Promise.resolve();
    },
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
  world.calls = [];
  world.refuse = null;
});
afterAll(async () => {
  await shop.fixture.close();
  await client.close();
});

it('a card pays each order once, with what stands for it there', async () => {
  const whole = shop.command({}, true);
  const { placed, card } = await placeAll(whole, shop.fan);
  expect(card).toBeUndefined();
  const [one, two] = shop.sellers.map(({ price }) => price);
  expect(world.calls).toEqual([
    `authorise test_1 ${one}`,
    `capture tx_${whole.orders[0]?.key}`,
    `authorise test_2 ${two}`,
    `capture tx_${whole.orders[1]?.key}`,
  ]);
  for (const { orderId } of placed) expect((await shop.orderOf(orderId)).payment).toBe('received');
  // Sent again, as after a lost answer, it is neither ordered nor charged again.
  world.calls = [];
  expect((await placeAll(whole, shop.fan)).placed.map(({ orderId }) => orderId).toSorted()).toEqual(
    placed.map(({ orderId }) => orderId).toSorted(),
  );
  expect(world.calls).toEqual([]);
});

it('a card that is refused for the second order leaves the first paid and the second not made', async () => {
  const before = (await shop.ownOrders()).length;
  const whole = shop.command({}, true);
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_declined') : null);
  const { placed, card } = await placeAll(whole, shop.fan);
  expect(card).toMatchObject({ celebrityId: shop.sellers[1]?.id, code: 'card_declined' });
  expect(placed.map(({ key }) => key)).toEqual([whole.orders[0]?.key]);
  expect((await shop.orderOf(placed[0]?.orderId)).payment).toBe('received');
  expect(await shop.ownOrders()).toHaveLength(before + 1);

  // Another card pays what is left, and nothing else.
  world.refuse = null;
  world.calls = [];
  const orders = whole.orders.map((order) => ({ ...order, cardToken: 'test_3' }));
  const again = await placeAll({ ...whole, orders }, shop.fan);
  expect(again.card).toBeUndefined();
  expect(again.placed).toHaveLength(2);
  expect(world.calls).toEqual([
    `authorise test_3 ${shop.sellers[1]?.price}`,
    `capture tx_${whole.orders[1]?.key}`,
  ]);
});

it('what a card was refused for can be paid by transfer, for that order alone', async () => {
  const checkout = crypto.randomUUID();
  const whole = shop.command({ checkout }, true);
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_declined') : null);
  const { placed } = await placeAll(whole, shop.fan);
  const rest: PlaceOrders = { ...only(whole, 1), paymentMethod: 'bankTransfer' };
  const [made] = (await placeAll(rest, shop.fan)).placed;
  const { checkout: shared } = await shop.orderOf(made?.orderId);
  const orders = await listCheckoutOrders(shared?.reference ?? '');
  expect(orders.map(({ payment }) => payment)).toEqual(['received', 'awaiting']);
  expect(orders[0]?.id).toBe(placed[0]?.orderId);
});

it('a question of the card’s bank about the second order is told with it, and the first stays paid', async () => {
  const whole = shop.command({}, true);
  const fields = { transaction: 'pi_2', secret: 's' };
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_asks', { fields }) : null);
  const { placed, card } = await placeAll(whole, shop.fan);
  expect(card).toEqual({ celebrityId: shop.sellers[1]?.id, code: 'card_asks', fields });
  expect(placed).toHaveLength(1);
});

it('of one order alone a card is refused as before', async () => {
  world.refuse = () => new AppError('card_declined');
  await expect(placeAll(only(shop.command({}, true), 0), shop.fan)).rejects.toMatchObject({
    code: 'card_declined',
  });
});
