import { SignJWT } from 'jose';

import { vendorListSchema } from '#backend/contract/vendor.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import * as v from 'valibot';

import { password } from '#tests/support/databases/seed-world.ts';
import {
  type Answer,
  type BackendFixture,
  jwtKey,
  serviceAuthorization,
} from '#tests/support/databases/backend-fixture.ts';
import { pathnameOf, type Recording } from './recordings.ts';
import { type SecondShop, withOwnIds } from './replay-hpos.ts';

/** Who of the small world plays a person of the recordings. */
const logins: Readonly<Record<string, string>> = {
  fan1: 'fan',
  fan2: 'fan2',
  dual: 'fan',
  vendor1: 'celebrity',
  vendor2: 'priya',
  manager: 'manager',
  admin: 'admin',
};

/** In which status an order was before the recorded change, where it was not admin-approval. */
const statusBefore: Readonly<Record<string, string>> = {
  'order-patch-admin-restore': 'on-hold',
  'order-patch-manager-back-to-admin-approval': 'on-hold',
  'hpos/order-patch-key-processing': 'on-hold',
  'hpos/order-put-manager-completed': 'processing',
};

interface Cast {
  readonly fan: number;
  readonly fan2: number;
  readonly celebrity: number;
  readonly goods: number;
  readonly otherGoods: number;
  readonly category: number;
  readonly variable: number;
}

/** Plays recorded requests to the embedded back end: the same kind of request with its own ids. */
export class Replay {
  readonly #fixture: BackendFixture;
  readonly #cast: Cast;

  private constructor(fixture: BackendFixture, cast: Cast) {
    this.#fixture = fixture;
    this.#cast = cast;
  }

  static async start(fixture: BackendFixture): Promise<Replay> {
    const service = { authorization: serviceAuthorization };
    const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const products = await fixture.ask('GET', '/wp-json/wc/v3/products?virtual=false', service);
    const goods = v.parse(productListSchema, products.body);
    const photo = goods.find(({ slug }) => slug === 'signed-photo');
    const celebrity = v.parse(vendorListSchema, vendors.body)[0]?.vendor_id ?? 0;
    // As recorded: one SKU is taken, and one product has three lengths.
    const shop = (path: string, body: unknown) =>
      fixture.ask('POST', `/wp-json/wc/v3/products${path}`, { ...service, body });
    await shop(`/${photo?.id}`, { sku: 'SKU-01-1' });
    const lengths = ['30 seconds', '60 seconds', '90 seconds'];
    const variable = await shop('', {
      name: 'Business video',
      type: 'variable',
      vendor: celebrity,
      categories: photo?.categories,
      attributes: [{ name: 'Length', options: lengths, variation: true }],
    });
    const { id: variableId } = v.parse(productSchema, variable.body);
    await shop(`/${variableId}/variations/batch`, {
      create: lengths.map((option) => ({
        regular_price: '900',
        attributes: [{ name: 'Length', option }],
      })),
    });
    const idOf = async (login: string) => {
      const answer = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
        authorization: `Bearer ${await fixture.tokenOf(login)}`,
      });
      return v.parse(userSchema, answer.body).id;
    };
    return new Replay(fixture, {
      fan: await idOf('fan'),
      fan2: await idOf('fan2'),
      celebrity,
      variable: variableId,
      goods: photo?.id ?? 0,
      otherGoods: goods.find(({ slug }) => slug === 'mug')?.id ?? 0,
      category: photo?.categories[0]?.id ?? 0,
    });
  }

  /** A token as its placeholder describes it: `fan1`, `fan1:expired`, `fan1:bad-signature` … */
  async #token(description: string, refreshes: boolean): Promise<string> {
    const [person = 'fan1', ...traits] = description.split(':');
    const login = logins[person] ?? 'fan';
    const trait = traits.join(':');
    const genuine = await this.#fixture.tokenOf(login);
    if (trait.startsWith('bad-signature')) return `${genuine.slice(0, -6)}AAAAAA`;
    // A login's own token can be refreshed here; the recorded plain one could not.
    const refreshable = trait.includes('refreshable');
    const plain = refreshes && description !== '' && !refreshable;
    // What ends here must not end for those who come after.
    const ownOne = plain || trait.includes('expired') || trait.includes('revoked');
    if (!ownOne) return genuine;
    const now = Date.parse('2026-06-01T10:00:00Z') / 1000;
    const issued = trait.includes('expired') ? now - 7200 : now;
    return new SignJWT({ userId: this.#cast.fan, user_id: this.#cast.fan, refreshable })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('astera')
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3600)
      .setJti(crypto.randomUUID())
      .sign(jwtKey);
  }

  async #withTokens(text: string, refreshes = false): Promise<string> {
    const match = /<JWT(?::([^>]*))?>/.exec(text);
    if (!match) return text;
    return text.replace(match[0], await this.#token(match[1] ?? '', refreshes));
  }

  /** An order of the fan (recorded as 156) or of another fan with another celebrity. */
  async #order(recording: Recording, recordedId: string): Promise<number> {
    const own = recordedId === '156';
    const status =
      recording.request.method === 'GET' && recording.response.status === 200
        ? v.parse(orderSchema, recording.response.body).status
        : (statusBefore[recording.name] ?? 'admin-approval');
    const answer = await this.#fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        customer_id: own ? this.#cast.fan : this.#cast.fan2,
        line_items: [{ product_id: own ? this.#cast.goods : this.#cast.otherGoods }],
      },
    });
    return v.parse(orderSchema, answer.body).id;
  }

  /** The same question to the small world, with an order that it can be asked of. */
  async #secondShop(recording: Recording): Promise<{ path: string; text: string }> {
    const { cast, fixture } = { cast: this.#cast, fixture: this.#fixture };
    const made = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status: statusBefore[recording.name] ?? 'admin-approval',
        set_paid: true,
        customer_id: cast.fan,
        line_items: [{ product_id: cast.goods }],
      },
    });
    const order = v.parse(orderSchema, made.body);
    const ids: SecondShop = { ...cast, order: order.id, line: order.line_items[0]?.id ?? 0 };
    const { path, body } = recording.request;
    return { path: withOwnIds(path, ids), text: withOwnIds(JSON.stringify(body), ids) };
  }

  async #path(recording: Recording): Promise<string> {
    const cast = this.#cast;
    const path = (await this.#withTokens(recording.request.path))
      .replace('/customers/14', `/customers/${cast.fan}`)
      .replace('/products/59', `/products/${cast.goods}`)
      .replace('/products/63', `/products/${cast.variable}`)
      .replace(/\/products\/(?:60|183|184)$/, `/products/${cast.goods}`)
      .replace(/\/products\/(?:67|68)$/, `/products/${cast.otherGoods}`)
      .replace('/store-vendors/2', `/store-vendors/${cast.celebrity}`)
      .replace('/settings/id/2', `/settings/id/${cast.celebrity}`)
      .replace('/store-vendors/14', `/store-vendors/${cast.fan}`)
      .replace('include=59,67', `include=${cast.goods},${cast.otherGoods}`)
      .replace('category=44', `category=${cast.category}`)
      .replace('search=pep', 'search=photo')
      .replace('customer=14', `customer=${cast.fan}`);
    const [, id] = /^\/wp-json\/wc\/v3\/orders\/(\d+)$/.exec(pathnameOf(recording)) ?? [];
    if (id === undefined || id === '999999') return path;
    const own = id === '59' ? cast.goods : await this.#order(recording, id);
    return path.replace(`/orders/${id}`, `/orders/${own}`);
  }

  async #body(recording: Recording): Promise<unknown> {
    const { body } = recording.request;
    if (body === null) return null;
    const isText = typeof body === 'string';
    const text = (isText ? body : JSON.stringify(body))
      .replace(/\w+(!|%21)Pass1/, password)
      .replace(/fan1|vendor1|dual/, (person) => logins[person] ?? person)
      .replace('"customer_id":14', `"customer_id":${this.#cast.fan}`)
      .replace('"product_id":75', `"product_id":${this.#cast.goods}`)
      .replace('"id":44', `"id":${this.#cast.category}`)
      // Everything here is sold by a celebrity, who has to be named.
      .replace('{"name":"Manager made"', `{"vendor":${this.#cast.celebrity},"name":"Manager made"`);
    const isRefresh = pathnameOf(recording).endsWith('/jwt/refresh');
    // Where a good refresh was recorded the placeholder does not say that the token is refreshable.
    const refreshes = isRefresh && recording.response.status !== 200;
    return isText ? text : JSON.parse(await this.#withTokens(text, refreshes));
  }

  /** Sends the recorded request again. */
  async play(recording: Recording): Promise<Answer> {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(recording.request.headers)) {
      headers[name] = (await this.#withTokens(value)).replace(
        'Basic <KEY:admin>',
        serviceAuthorization,
      );
    }
    if (recording.name.startsWith('hpos/')) {
      const { path, text } = await this.#secondShop(recording);
      const body: unknown = JSON.parse(text);
      return this.#fixture.ask(recording.request.method, path, { headers, body });
    }
    return this.#fixture.ask(recording.request.method, await this.#path(recording), {
      headers,
      body: await this.#body(recording),
    });
  }
}
