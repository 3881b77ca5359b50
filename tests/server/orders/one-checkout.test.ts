import { drizzle } from 'drizzle-orm/pglite';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { placeAll } from '#app/server/orders/place-orders.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import { placeOrdersSchema, type PlaceOrders } from '#domain/checkout/checkout.ts';

import { databases, openPglite } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

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

let fixture: BackendFixture;
let fan = { id: 0, address: '', token: '' };
let sellers: { id: number; price: number }[] = [];

beforeAll(async () => {
  await migrateStore(database);
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  fixture = await startBackend(first.open);
  world.fetch = (request) => fixture.backend.fetch(request);
  await verifiedSince(database, new Date('2026-06-01T10:00:00Z'));
  const token = await fixture.tokenOf('fan');
  const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
    authorization: `Bearer ${token}`,
  });
  fan = { id: v.parse(userSchema, me.body).id, address: '', token };
  const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  sellers = v
    .parse(vendorListSchema, body)
    .flatMap(({ vendor_id: id, vendor_services: services }) => {
      const video = services?.find(({ service }) => service === 'getVideo');
      return video ? [{ id, price: Math.round(Number(video.price) * 100) }] : [];
    })
    .slice(0, 2);
});
beforeEach(() => {
  world.calls = [];
  world.refuse = null;
  world.fetch = (request) => fixture.backend.fetch(request);
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

/** A video of each of two celebrities, as a checkout sends them. */
function command(changes: Record<string, unknown> = {}, byCard = false): PlaceOrders {
  const answers = { from: 'Olu', to: 'Ada', occasion: 'birthday', instructions: 'Sing.' };
  return v.parse(placeOrdersSchema, {
    address: null,
    paymentMethod: byCard ? 'card' : 'bankTransfer',
    orders: sellers.map(({ id, price }, index) => ({
      celebrityId: id,
      key: crypto.randomUUID(),
      lines: [
        {
          kind: 'service',
          id: crypto.randomUUID(),
          price,
          request: { service: 'getVideo', answers },
        },
      ],
      ...(byCard ? { cardToken: `test_${index + 1}` } : {}),
    })),
    ...changes,
  });
}

const only = (all: PlaceOrders, index: number): PlaceOrders => ({
  ...all,
  orders: all.orders.slice(index, index + 1),
});
const orderOf = (id = 0) => getOrder(id, { id: fan.id, role: 'fan' });

async function ownOrders() {
  const { body } = await fixture.ask(
    'GET',
    `/wp-json/wc/v3/orders?customer=${fan.id}&per_page=100`,
    {
      authorization: serviceAuthorization,
    },
  );
  return v.parse(orderListSchema, body);
}

it('the orders of one checkout share a reference, and one that is ordered alone keeps its own', async () => {
  const { placed } = await placeAll(command(), fan);
  const [first, second] = await Promise.all(placed.map(({ orderId }) => orderOf(orderId)));
  expect(first?.checkout).toEqual({ reference: expect.stringMatching(/^\d+C\d{8}$/), orders: 2 });
  expect(second?.checkout).toEqual(first?.checkout);
  const alone = await placeAll(only(command(), 0), fan);
  expect((await orderOf(alone.placed[0]?.orderId)).checkout).toBeNull();
});

it('what is left of a checkout that was broken off is paid with what was made, also under a new key', async () => {
  const checkout = crypto.randomUUID();
  const whole = command({ checkout });
  const failing = { done: 0 };
  world.fetch = (request) => {
    const isNew = request.method === 'POST' && new URL(request.url).pathname.endsWith('/orders');
    if (!isNew || (failing.done += 1) < 2) return fixture.backend.fetch(request);
    return Promise.resolve(new Response('{}', { status: 503 }));
  };
  await expect(placeAll(whole, fan)).rejects.toMatchObject({ code: 'backend_failed' });
  world.fetch = (request) => fixture.backend.fetch(request);

  const rest = only(command({ checkout }), 1);
  const { placed } = await placeAll(rest, fan);
  const { checkout: shared } = await orderOf(placed[0]?.orderId);
  const orders = await listCheckoutOrders(shared?.reference ?? '');
  expect(orders).toHaveLength(2);
  expect(orders.map(({ id }) => id)).toContain(placed[0]?.orderId);
});

it('tried again whole, makes each order once and gives the same reference', async () => {
  const whole = command();
  const tries = await Promise.all([placeAll(whole, fan), placeAll(whole, fan)]);
  const again = await placeAll(whole, fan);
  const ids = new Set([...tries, again].flatMap(({ placed }) => placed.map((one) => one.orderId)));
  expect(ids.size).toBe(2);
  const { checkout } = await orderOf([...ids][0]);
  expect(await listCheckoutOrders(checkout?.reference ?? '')).toHaveLength(2);
});

it('one fan joins no checkout of another, whatever id is sent', async () => {
  const checkout = crypto.randomUUID();
  const { placed } = await placeAll(command({ checkout }), fan);
  const token = await fixture.tokenOf('fan2');
  const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
    authorization: `Bearer ${token}`,
  });
  const other = { id: v.parse(userSchema, me.body).id, address: '', token };
  const theirs = await placeAll(command({ checkout }), other);
  const { checkout: mine } = await orderOf(placed[0]?.orderId);
  const orders = await listCheckoutOrders(mine?.reference ?? '');
  expect(orders.map(({ id }) => id)).toEqual(placed.map(({ orderId }) => orderId));
  expect(theirs.placed).toHaveLength(2);
});

it('a card pays each order once, with what stands for it there', async () => {
  const whole = command({}, true);
  const { placed, card } = await placeAll(whole, fan);
  expect(card).toBeUndefined();
  const [one, two] = sellers.map(({ price }) => price);
  expect(world.calls).toEqual([
    `authorise test_1 ${one}`,
    `capture tx_${whole.orders[0]?.key}`,
    `authorise test_2 ${two}`,
    `capture tx_${whole.orders[1]?.key}`,
  ]);
  for (const { orderId } of placed) expect((await orderOf(orderId)).payment).toBe('received');
  // Sent again, as after a lost answer, it is neither ordered nor charged again.
  world.calls = [];
  expect((await placeAll(whole, fan)).placed.map(({ orderId }) => orderId).toSorted()).toEqual(
    placed.map(({ orderId }) => orderId).toSorted(),
  );
  expect(world.calls).toEqual([]);
});

it('a card that is refused for the second order leaves the first paid and the second not made', async () => {
  const before = (await ownOrders()).length;
  const whole = command({}, true);
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_declined') : null);
  const { placed, card } = await placeAll(whole, fan);
  expect(card).toMatchObject({ celebrityId: sellers[1]?.id, code: 'card_declined' });
  expect(placed.map(({ key }) => key)).toEqual([whole.orders[0]?.key]);
  expect((await orderOf(placed[0]?.orderId)).payment).toBe('received');
  expect(await ownOrders()).toHaveLength(before + 1);

  // Another card pays what is left, and nothing else.
  world.refuse = null;
  world.calls = [];
  const orders = whole.orders.map((order) => ({ ...order, cardToken: 'test_3' }));
  const again = await placeAll({ ...whole, orders }, fan);
  expect(again.card).toBeUndefined();
  expect(again.placed).toHaveLength(2);
  expect(world.calls).toEqual([
    `authorise test_3 ${sellers[1]?.price}`,
    `capture tx_${whole.orders[1]?.key}`,
  ]);
});

it('what a card was refused for can be paid by transfer, for that order alone', async () => {
  const checkout = crypto.randomUUID();
  const whole = command({ checkout }, true);
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_declined') : null);
  const { placed } = await placeAll(whole, fan);
  const rest: PlaceOrders = { ...only(whole, 1), paymentMethod: 'bankTransfer' };
  const [made] = (await placeAll(rest, fan)).placed;
  const { checkout: shared } = await orderOf(made?.orderId);
  const orders = await listCheckoutOrders(shared?.reference ?? '');
  expect(orders.map(({ payment }) => payment)).toEqual(['received', 'awaiting']);
  expect(orders[0]?.id).toBe(placed[0]?.orderId);
});

it('a question of the card’s bank about the second order is told with it, and the first stays paid', async () => {
  const whole = command({}, true);
  const fields = { transaction: 'pi_2', secret: 's' };
  world.refuse = (token) => (token === 'test_2' ? new AppError('card_asks', { fields }) : null);
  const { placed, card } = await placeAll(whole, fan);
  expect(card).toEqual({ celebrityId: sellers[1]?.id, code: 'card_asks', fields });
  expect(placed).toHaveLength(1);
});

it('of one order alone a card is refused as before', async () => {
  world.refuse = () => new AppError('card_declined');
  await expect(placeAll(only(command({}, true), 0), fan)).rejects.toMatchObject({
    code: 'card_declined',
  });
});

it('takes no card for several orders that has not one token for each', () => {
  const { orders } = command({}, true);
  const one = [orders[0], { ...orders[1], cardToken: undefined }];
  for (const cardToken of [undefined, 'test_1']) {
    const sent = { address: null, paymentMethod: 'card', orders: one, cardToken };
    expect(v.safeParse(placeOrdersSchema, sent).success).toBe(false);
  }
});
