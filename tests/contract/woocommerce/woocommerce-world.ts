import WooCommerceApi from '@woocommerce/woocommerce-rest-api';
import * as v from 'valibot';
import { expect } from 'vitest';

import { type BackendPort, openBackendPort } from '#tests/support/servers/backend-port.ts';
import type { TestedDatabase } from '#tests/support/databases/open-database.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  startBackend,
  testConsumer,
} from '#tests/support/databases/backend-fixture.ts';

type WooCommerce = InstanceType<typeof WooCommerceApi>;
type Options = ConstructorParameters<typeof WooCommerceApi>[0];

export const answerSchema = v.object({
  status: v.number(),
  headers: v.looseObject({}),
  data: v.unknown(),
});
const objectSchema = v.looseObject({});
const idSchema = v.looseObject({ id: v.number() });
const rowsSchema = v.array(idSchema);

/** WooCommerce's own client, unchanged, with the key of another program. */
export function woocommerceClient(url: string, more: Partial<Options> = {}): WooCommerce {
  return new WooCommerceApi({
    url,
    consumerKey: testConsumer.key,
    consumerSecret: testConsumer.secret,
    version: 'wc/v3',
    ...more,
  });
}

/** The rows of a list. */
export async function rowsOf(asked: Promise<unknown>) {
  return v.parse(rowsSchema, v.parse(answerSchema, await asked).data);
}

/** What was made, with status 201. */
export async function madeBy(asked: Promise<unknown>) {
  const { status, data } = v.parse(answerSchema, await asked);
  expect(status).toBe(201);
  return v.parse(idSchema, data);
}

/** The object of an answer. */
export async function readBy(asked: Promise<unknown>) {
  return v.parse(objectSchema, v.parse(answerSchema, await asked).data);
}

/** Status and code of a refusal. */
export async function refusalOf(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  const { response } = v.parse(v.looseObject({ response: answerSchema }), error);
  const { code } = v.parse(v.looseObject({ code: v.string() }), response.data);
  return { status: response.status, code };
}

/** The back end on a port, and WooCommerce's client of it. */
export class WooCommerceWorld {
  readonly fixture: BackendFixture;
  readonly port: BackendPort;
  readonly woo: WooCommerce;
  vendor = 0;
  category = 0;
  fan = 0;

  private constructor(fixture: BackendFixture, port: BackendPort) {
    this.fixture = fixture;
    this.port = port;
    this.woo = woocommerceClient(port.origin);
  }

  static async start(open: TestedDatabase['open']): Promise<WooCommerceWorld> {
    const fixture = await startBackend(open);
    // Signatures carry the time of the client's own clock.
    fixture.advance(Math.floor((Date.now() - worldStart.getTime()) / 1000));
    const world = new WooCommerceWorld(fixture, await openBackendPort(fixture.backend));
    const [photo] = await rowsOf(world.woo.get('products', { virtual: false, search: 'photo' }));
    const { categories, store } = v.parse(
      v.looseObject({ categories: rowsSchema, store: v.looseObject({ vendor_id: v.number() }) }),
      photo,
    );
    world.vendor = store.vendor_id;
    world.category = categories.at(-1)?.id ?? 0;
    world.fan = (await rowsOf(world.woo.get('customers', { search: 'fan' })))[0]?.id ?? 0;
    return world;
  }

  /** A variable product in two sizes, at 30 and at 35 euros, and ten pieces of the larger. */
  async shirt() {
    const product = await madeBy(
      this.woo.post('products', {
        name: 'Tour shirt',
        type: 'variable',
        vendor: this.vendor,
        categories: [{ id: this.category }],
        attributes: [{ name: 'Size', options: ['M', 'L'], variation: true, visible: true }],
      }),
    );
    const path = `products/${product.id}/variations`;
    const sized = (option: string, regular_price: string, more: object = {}) =>
      this.woo.post(path, { regular_price, attributes: [{ name: 'Size', option }], ...more });
    const medium = await madeBy(sized('M', '30.00'));
    const large = await madeBy(sized('L', '35.00', { manage_stock: true, stock_quantity: 10 }));
    return { product, path, medium, large };
  }

  /** An order of the fan. */
  order(item: object, more: object = {}): Promise<unknown> {
    const { fan: customer_id } = this;
    return this.woo.post('orders', {
      ...{ customer_id, payment_method: 'bacs', line_items: [item] },
      ...more,
    });
  }

  async close(): Promise<void> {
    this.port.close();
    await this.fixture.close();
  }
}
