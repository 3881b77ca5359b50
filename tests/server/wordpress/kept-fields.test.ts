import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { pageFields } from '#backend/modules/content/page-fields.ts';
import { orderFields } from '#backend/modules/orders/order-fields.ts';
import { customerFields, ownFields } from '#backend/modules/people/person-fields.ts';
import { productFields, variationFields } from '#backend/modules/catalog/product-fields.ts';
import { vendorFields } from '#backend/modules/vendors/vendor-fields.ts';
import { type FieldRules, isSame } from '#backend/http/wire/field-rules.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const wc = '/wp-json/wc/v3';
const address = { first_name: 'Io', address_1: '1 Moon Road', city: 'Patras', country: 'GR' };
const sizes = { weight: '1.5', dimensions: { length: '10', width: '7.25', height: '2' } };
const sale = {
  regular_price: '40.00',
  sale_price: '18.5',
  date_on_sale_from: '2026-01-01T00:00:00',
  date_on_sale_from_gmt: '2026-01-01T00:00:00',
  date_on_sale_to: '2027-01-01T00:00:00',
  date_on_sale_to_gmt: '2027-01-01T00:00:00',
};
const meta = [{ key: 'erp_number', value: { shelf: [4, 'b'] } }];

/** What is written of each field that is kept, and read back as it was sent. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  product: {
    ...{ name: 'Tour poster', sku: 'POSTER-1', type: 'simple', status: 'draft', featured: true },
    ...{ purchase_note: 'Keep it dry', menu_order: 7, manage_stock: false, stock_quantity: 6 },
    ...{ slug: 'tour-poster', ...sale, ...sizes, meta_data: meta },
    attributes: [{ name: 'Paper', options: ['Matt'], visible: true, variation: false }],
  },
  variation: {
    ...{ sku: 'SIZE-1', status: 'private', manage_stock: false, stock_quantity: 6, menu_order: 2 },
    ...{ description: 'The larger one', ...sale, ...sizes, meta_data: meta },
    attributes: [{ name: 'Size', option: 'L' }],
  },
  order: {
    ...{ status: 'admin-approval', customer_note: 'Ring twice', transaction_id: 'tx-1' },
    ...{ payment_method: 'cheque', payment_method_title: 'By cheque', shipping: address },
    ...{ billing: { ...address, email: 'io@moons.example' }, meta_data: meta },
  },
  customer: {
    ...{ first_name: 'Io', last_name: 'Moon', shipping: address },
    ...{ billing: { ...address, email: 'bills@moons.example' } },
  },
  me: { first_name: 'Io', last_name: 'Moon' },
  page: { slug: 'kept-fields', status: 'draft', featured_media: 0 },
  store: { store_name: 'Ava Again' },
};

describe.each(databases)('what is written at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let product = 0;
  let resources: Record<string, { path: string; rules: FieldRules; token?: string }> = {};

  const ask = (method: string, path: string, body?: unknown, token?: string) =>
    fixture.ask(method, path, {
      authorization: token === undefined ? serviceAuthorization : `Bearer ${token}`,
      body,
    });

  beforeAll(async () => {
    fixture = await startBackend(open);
    const listed = await ask('GET', `${wc}/products?virtual=false`);
    const goods = v.parse(productListSchema, listed.body);
    const photo = goods.find(({ slug }) => slug === 'signed-photo');
    product = photo?.id ?? 0;
    const vendor = v.parse(v.looseObject({ vendor_id: v.number() }), photo?.store).vendor_id;
    const made = async (path: string, body: unknown) => {
      const answer = await ask('POST', path, body);
      expect(answer).toMatchObject({ status: 201 });
      return v.parse(v.looseObject({ id: v.number() }), answer.body).id;
    };
    const token = await fixture.tokenOf('fan');
    const me = await ask('GET', '/wp-json/wp/v2/users/me', undefined, token);
    const fan = v.parse(v.looseObject({ id: v.number() }), me.body).id;
    const order = await made(`${wc}/orders`, {
      ...{ status: 'admin-approval', customer_id: fan },
      line_items: [{ product_id: product }],
    });
    const shirt = await made(`${wc}/products`, {
      ...{ name: 'Shirt', type: 'variable', vendor, categories: photo?.categories },
      attributes: [{ name: 'Size', options: ['M', 'L'], variation: true, visible: true }],
    });
    const size = await made(`${wc}/products/${shirt}/variations`, {
      regular_price: '30.00',
      attributes: [{ name: 'Size', option: 'M' }],
    });
    const poster = await made(`${wc}/products`, {
      ...{ name: 'Poster', regular_price: '9.00', vendor, categories: photo?.categories },
    });
    const page = await made('/wp-json/wp/v2/pages', { slug: 'a-page', title: 'A page' });
    resources = {
      product: { path: `${wc}/products/${poster}`, rules: productFields },
      variation: {
        path: `${wc}/products/${shirt}/variations/${size}`,
        rules: variationFields,
      },
      order: { path: `${wc}/orders/${order}`, rules: orderFields },
      customer: { path: `${wc}/customers/${fan}`, rules: customerFields },
      me: { path: '/wp-json/wp/v2/users/me', rules: ownFields, token },
      page: { path: `/wp-json/wp/v2/pages/${page}`, rules: pageFields },
      store: { path: `/wp-json/wcfmmp/v1/settings/id/${vendor}`, rules: vendorFields },
    };
  });
  afterAll(() => fixture.close());

  const of = (name: string) => {
    const resource = resources[name];
    if (!resource) throw new Error(`there is no ${name}`);
    return resource;
  };
  async function shown(name: string): Promise<Record<string, unknown>> {
    const { path, token } = of(name);
    const whole = token === undefined ? path : `${path}?context=edit`;
    return v.parse(
      v.record(v.string(), v.unknown()),
      (await ask('GET', whole, undefined, token)).body,
    );
  }

  it.each(Object.keys(samples))('answers back everything of a %s that is kept', async (name) => {
    const { path, token, rules } = of(name);
    const methods = ['PUT', 'POST', 'PATCH'];
    for (const [at, [field, value]] of Object.entries(samples[name] ?? {}).entries()) {
      expect(rules[field]?.kind, field).toBe('kept');
      const sent =
        field === 'stock_quantity' ? { manage_stock: true, [field]: value } : { [field]: value };
      const answer = await ask(methods[at % 3] ?? 'PUT', path, sent, token);
      expect(answer, field).toMatchObject({ status: 200 });
      const now = (await shown(name))[field];
      if (field === 'meta_data')
        expect(now, field).toContainEqual(expect.objectContaining(meta[0]));
      else if (field !== 'attributes') expect(isSame(value, now), `${field}: ${now}`).toBe(true);
    }
  });

  it.each(Object.keys(samples))(
    'refuses everything of a %s that is always the same',
    async (name) => {
      const { path, token, rules } = of(name);
      const before = await shown(name);
      const own = name === 'customer' ? ['email', 'username'] : [];
      const reasons = Object.entries(rules).flatMap(([field, rule]) =>
        rule.kind === 'fixed' && !own.includes(field) ? [[field, rule.why] as const] : [],
      );
      if (reasons.length === 0) return;
      const others = reasons.map(([field]) => [field, field === 'vendor' ? 999_999 : 'another']);
      for (const method of ['PUT', 'POST', 'PATCH']) {
        expect(await ask(method, path, Object.fromEntries(others), token)).toMatchObject({
          status: 400,
          body: { code: 'rest_invalid_param', data: { params: Object.fromEntries(reasons) } },
        });
      }
      // What is shown may be sent back.
      const same = reasons.flatMap(([field]) => (field in before ? [[field, before[field]]] : []));
      const answer = await ask('PATCH', path, Object.fromEntries(same), token);
      expect(answer).toMatchObject({ status: 200 });
    },
  );

  it('says of every field that is shown what becomes of it', async () => {
    const ours = /^(_links|astera_|store$|product_|wcfm_|showAdditional|is_super|woocommerce_meta)/;
    for (const name of Object.keys(samples)) {
      const fields = Object.keys(await shown(name)).filter((field) => !ours.test(field));
      expect(
        fields.filter((field) => !Object.hasOwn(of(name).rules, field)),
        name,
      ).toEqual([]);
    }
  });

  it('refuses an empty status and other lines of an order', async () => {
    const { path } = of('order');
    for (const body of [{ status: '' }, { line_items: [{ product_id: product, quantity: 2 }] }]) {
      expect(await ask('PATCH', path, body)).toMatchObject({
        ...{ status: 400, body: { code: 'rest_invalid_param' } },
      });
    }
    expect(await ask('PATCH', path, { status: null })).toMatchObject({ status: 200 });
  });

  it('charges what it shows, while a sale is on and after it', async () => {
    const set = { regular_price: '50.00', sale_price: '30.00', date_on_sale_to: '2026-06-30' };
    await ask('PUT', `${wc}/products/${product}`, set);
    const charged = async () => {
      const { price, on_sale: isOn } = v.parse(
        v.looseObject({ ...productSchema.entries, on_sale: v.boolean() }),
        (await ask('GET', `${wc}/products/${product}`)).body,
      );
      const line_items = [{ product_id: product, quantity: 1 }];
      const quote = await ask('POST', '/wp-json/astera/v1/quote', { line_items });
      const customer_id = v.parse(
        orderSchema,
        (await ask('GET', of('order').path)).body,
      ).customer_id;
      const made = await ask('POST', `${wc}/orders`, { customer_id, line_items });
      const listed = await ask('GET', `${wc}/products?on_sale=true`);
      return {
        ...{ price, isOn, order: v.parse(orderSchema, made.body).total },
        items:
          Number(v.parse(v.looseObject({ total: v.string() }), quote.body).total) -
          Number(v.parse(v.looseObject({ shipping_total: v.string() }), quote.body).shipping_total),
        listed: v.parse(productListSchema, listed.body).some(({ id }) => id === product),
      };
    };
    expect(await charged()).toEqual({
      ...{ price: '30.00', isOn: true, order: '30.00', items: 30, listed: true },
    });
    fixture.advance(40 * 86_400);
    expect(await charged()).toEqual({
      ...{ price: '50.00', isOn: false, order: '50.00', items: 50, listed: false },
    });
  });
});
