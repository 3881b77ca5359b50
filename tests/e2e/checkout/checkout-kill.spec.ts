import * as v from 'valibot';

import { authenticateAnswerSchema } from '#backend/contract/people/auth.ts';
import { orderListSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productSchema } from '#backend/contract/catalog/product.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { callFunction, type Caller } from '#tests/support/site/function-call.ts';
import { goods, newCheckout, type Checkout } from '#tests/support/orders/new-checkout.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** `npm run test:full` asks for more. */
const kills = Number(process.env['KILLS'] ?? 1);
const atOnce = 4;
const { productId, price: goodsPrice } = goods;
const server = ownServer('kill', 4);

const placementSchema = v.object({
  placed: v.array(v.looseObject({ orderId: v.number(), key: v.string() })),
  problems: v.array(v.unknown()),
});

async function read(path: string, authorization: string): Promise<unknown> {
  const answer = await fetch(`${server.origin}${path}`, { headers: { authorization } });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function adminAuthorization(): Promise<string> {
  const answer = await fetch(`${server.origin}/wp-json/aam/v2/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'astera-demo', issueJWT: true }),
  });
  return `Bearer ${v.parse(authenticateAnswerSchema, await answer.json()).jwt?.token}`;
}

async function everyOrder(authorization: string): Promise<WireOrder[]> {
  const orders: WireOrder[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/wp-json/wc/v3/orders?per_page=100&page=${page}`;
    const rows = v.parse(orderListSchema, await read(path, authorization));
    orders.push(...rows);
    if (rows.length < 100) return orders;
  }
}

async function stock(authorization: string): Promise<number> {
  const product = await read(`/wp-json/wc/v3/products/${productId}`, authorization);
  return v.parse(productSchema, product).stock_quantity ?? 0;
}

/** What a video of someone costs today, in cents. */
async function videoPrice(celebrityId: number): Promise<number> {
  const answer = await fetch(`${server.origin}/wp-json/wcfmmp/v1/store-vendors/${celebrityId}`);
  const { vendor_services } = v.parse(vendorSchema, await answer.json());
  const service = vendor_services?.find((one) => one.service === 'getVideo');
  return Math.round(Number(service?.price) * 100);
}

test.afterAll(async () => {
  await server.stop('SIGKILL');
});

test(
  'loses no order and makes none twice when the server is killed during checkouts',
  core,
  async () => {
    test.setTimeout(90_000 + kills * 15_000);
    const addresses = await builtFunctions();
    const addressOf = (name: string) => addresses.get(name) ?? '/_serverFn/missing';
    await server.reset();
    await server.start();

    const anonymous: Caller = { origin: server.origin, cookie: '' };
    const signedIn = await callFunction(anonymous, addressOf('signIn'), {
      username: 'fan',
      password: 'astera-demo',
    });
    const cookie = signedIn.cookies.map((one) => one.split(';')[0]).join('; ');
    const fan: Caller = { origin: server.origin, cookie };
    const place = async (checkout: Checkout) => {
      const { result } = await callFunction(fan, addressOf('placeOrders'), checkout);
      return v.parse(placementSchema, result);
    };

    const admin = await adminAuthorization();
    const before = await everyOrder(admin);
    const stockBefore = await stock(admin);
    const price = await videoPrice(9);
    const checkouts: Checkout[] = [];
    /** Orders of which a browser was told, by key. */
    const told = new Map<string, number>();
    const note = ({ placed }: v.InferOutput<typeof placementSchema>) => {
      for (const { key, orderId } of placed) {
        expect(told.get(key) ?? orderId).toBe(orderId);
        told.set(key, orderId);
      }
    };

    for (let round = 0; round < kills; round += 1) {
      const fresh = Array.from({ length: atOnce }, () => newCheckout(goodsPrice, price));
      checkouts.push(...fresh);
      // Each from two windows at once.
      const under = [...fresh, ...fresh].map((checkout) => place(checkout).then(note, () => null));
      // Now and then after the first answer, when the others are half done; else while all are under way.
      if (round % 2 === 0) await Promise.race(under);
      else await fetch(`${server.origin}/api/health`);
      await server.stop('SIGKILL');
      await Promise.all(under);
      await server.start();
      // The browsers ask again under the same keys.
      for (const placement of await Promise.all([...fresh, ...fresh].map(place))) {
        expect(placement.problems).toEqual([]);
        expect(placement.placed).toHaveLength(2);
        note(placement);
      }
    }

    const made = (await everyOrder(admin)).filter(({ id }) => !before.some((old) => old.id === id));
    const keyOf = ({ meta_data }: WireOrder) =>
      String(meta_data.find(({ key }) => key === orderMeta.idempotencyKey)?.value);
    expect(made.map(keyOf).toSorted()).toEqual(
      checkouts.flatMap(({ orders }) => orders.map(({ key }) => key)).toSorted(),
    );
    for (const order of made) {
      expect(told.get(keyOf(order))).toBe(order.id);
      expect(order.status).toBe('admin-approval');
      expect(order.line_items).toHaveLength(1);
    }
    // One transfer pays both orders of a checkout, however often it was broken off.
    const referenceOf = ({ meta_data }: WireOrder) =>
      meta_data.find(({ key }) => key === orderMeta.checkout)?.value;
    const shared = checkouts.map(({ orders }) =>
      made.filter((order) => orders.some(({ key }) => key === keyOf(order))).map(referenceOf),
    );
    for (const [one, other] of shared) {
      expect(one).toMatch(/^\d+C\d{8}$/);
      expect(other).toBe(one);
    }
    expect(new Set(shared.flat()).size).toBe(checkouts.length);
    expect(await stock(admin)).toBe(stockBefore - checkouts.length);
  },
);
