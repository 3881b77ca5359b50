import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const rowsSchema = v.array(v.looseObject({ id: v.number() }));
const wc = '/wp-json/wc/v3';

/** What programs ask lists for, and how they are told that they asked wrongly. */
describe.each(databases)('parameters as WordPress takes them on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const order = await fixture.ask('GET', `${wc}/orders?per_page=1`, {
      authorization: serviceAuthorization,
    });
    const [first] = v.parse(
      v.array(
        v.looseObject({
          customer_id: v.number(),
          line_items: v.array(v.looseObject({ product_id: v.number() })),
        }),
      ),
      order.body,
    );
    const line = { product_id: first?.line_items[0]?.product_id };
    await fixture.ask('POST', `${wc}/orders`, {
      authorization: serviceAuthorization,
      body: { customer_id: first?.customer_id, line_items: [line] },
    });
    // A day later some of it is changed.
    fixture.advance(86_400);
  });
  afterAll(() => fixture.close());

  const ask = (path: string, method = 'GET', body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  async function idsOf(path: string): Promise<number[]> {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    return v.parse(rowsSchema, body).map(({ id }) => id);
  }
  const refusalOf = (name: string, code: string) => ({
    status: 400,
    body: {
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      data: { params: { [name]: expect.any(String) }, details: { [name]: { code } } },
    },
  });

  it.each([
    `${wc}/products`,
    `${wc}/orders`,
    `${wc}/customers?role=all`,
    `${wc}/products/categories`,
    '/wp-json/wp/v2/pages',
  ])('skip rows of %s by an offset, which counts in place of the page', async (path) => {
    const mark = path.includes('?') ? '&' : '?';
    const all = await idsOf(`${path}${mark}per_page=100`);
    expect(all.length).toBeGreaterThan(1);
    expect(await idsOf(`${path}${mark}per_page=1&offset=1`)).toEqual([all[1]]);
    expect(await idsOf(`${path}${mark}per_page=1&offset=0&page=2`)).toEqual([all[1]]);
    expect(await ask(`${path}${mark}offset=-1`)).toMatchObject(
      refusalOf('offset', 'rest_out_of_bounds'),
    );
    expect(await ask(`${path}${mark}per_page=-1`)).toMatchObject(
      refusalOf('per_page', 'rest_out_of_bounds'),
    );
    expect(await ask(`${path}${mark}per_page=some`)).toMatchObject(
      refusalOf('per_page', 'rest_invalid_type'),
    );
  });

  it.each([
    `${wc}/products`,
    `${wc}/orders`,
    `${wc}/customers?role=all`,
    `${wc}/products/categories`,
    '/wp-json/wp/v2/pages',
  ])('give the rows of %s in the order of their ids where that is asked for', async (path) => {
    const mark = path.includes('?') ? '&' : '?';
    const [first, second, third] = await idsOf(`${path}${mark}per_page=3`);
    const asked = [second, third, first].filter((id) => id !== undefined);
    expect(await idsOf(`${path}${mark}orderby=include&include=${asked.join(',')}`)).toEqual(asked);
  });

  it('narrow products by when they were made and changed, and by what is left of them', async () => {
    const all = await idsOf(`${wc}/products?per_page=100`);
    const now = new Date(worldStart.getTime() + 86_400_000).toISOString().slice(0, 19);
    const [one = 0] = all;
    await ask(`${wc}/products/${one}`, 'PUT', { regular_price: '61.00' });
    const noon = new Date(worldStart.getTime() + 43_200_000).toISOString().slice(0, 19);
    expect(await idsOf(`${wc}/products?modified_after=${noon}`)).toEqual([one]);
    expect(await idsOf(`${wc}/products?modified_before=${noon}&per_page=100`)).toHaveLength(
      all.length - 1,
    );
    expect(await idsOf(`${wc}/products?after=${now}`)).toEqual([]);
    expect(await idsOf(`${wc}/products?before=2001-01-01T00:00:00`)).toEqual([]);
    expect(await ask(`${wc}/products?after=yesterday`)).toMatchObject(
      refusalOf('after', 'rest_invalid_date'),
    );
    const [goods = 0] = await idsOf(`${wc}/products?virtual=false&slug=signed-photo`);
    await ask(`${wc}/products/${goods}`, 'PUT', { manage_stock: true, stock_quantity: 0 });
    expect(await idsOf(`${wc}/products?stock_status=outofstock`)).toEqual([goods]);
    expect(await idsOf(`${wc}/products?stock_status=instock&per_page=100`)).not.toContain(goods);
    for (const none of ['on_sale=true', 'featured=true', 'stock_status=onbackorder']) {
      expect(await idsOf(`${wc}/products?${none}`)).toEqual([]);
    }
    expect(await idsOf(`${wc}/products?on_sale=false&per_page=100`)).toHaveLength(all.length);
  });

  it('narrow orders by a product and by when they were changed, categories by a product', async () => {
    const { body } = await ask(`${wc}/orders?per_page=1`);
    const [order] = v.parse(
      v.array(
        v.looseObject({
          id: v.number(),
          line_items: v.array(v.looseObject({ product_id: v.number() })),
        }),
      ),
      body,
    );
    const product = order?.line_items[0]?.product_id ?? 0;
    expect(await idsOf(`${wc}/orders?product=${product}&per_page=100`)).toContain(order?.id);
    expect(await idsOf(`${wc}/orders?product=999999`)).toEqual([]);
    expect(await idsOf(`${wc}/orders?modified_before=2001-01-01T00:00:00`)).toEqual([]);
    const filed = await idsOf(`${wc}/products/categories?product=${product}`);
    const { body: shown } = await ask(`${wc}/products/${product}`);
    const { categories } = v.parse(v.looseObject({ categories: rowsSchema }), shown);
    expect(filed.toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
  });

  it('search, sort and leave out pages, and end where there are no more', async () => {
    const pages = '/wp-json/wp/v2/pages';
    const all = await idsOf(`${pages}?per_page=100`);
    const { body } = await ask(`${pages}?orderby=slug&order=desc&_fields=slug,id`);
    const slugs = v.parse(v.array(v.object({ slug: v.string(), id: v.number() })), body);
    expect(slugs.map(({ slug }) => slug)).toEqual(
      slugs
        .map(({ slug }) => slug)
        .toSorted()
        .toReversed(),
    );
    expect(await idsOf(`${pages}?exclude=${all[0]}&per_page=100`)).toEqual(all.slice(1));
    expect(await idsOf(`${pages}?search=zzzz`)).toEqual([]);
    expect(await ask(`${pages}?page=99`)).toMatchObject({
      status: 400,
      body: { code: 'rest_post_invalid_page_number' },
    });
    expect(await ask(`${pages}?orderby=nonsense`)).toMatchObject(
      refusalOf('orderby', 'rest_not_in_enum'),
    );
  });

  it('name a role that there is', async () => {
    expect(await ask(`${wc}/customers?role=nonsense`)).toMatchObject(
      refusalOf('role', 'rest_not_in_enum'),
    );
  });

  it('of a body are all named when they are wrong, in WordPress’s words', async () => {
    const wrong = {
      name: 5,
      status: 'gone',
      stock_quantity: -1,
      manage_stock: 'yes',
      categories: [{ id: 'x' }],
    };
    expect((await ask(`${wc}/products`, 'POST', wrong)).body).toEqual({
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): name, status, manage_stock, stock_quantity, categories',
      data: {
        status: 400,
        params: {
          name: 'name is not of type string.',
          status: 'status is not one of publish, draft.',
          manage_stock: 'manage_stock is not of type boolean.',
          stock_quantity: 'stock_quantity must be greater than or equal to 0',
          categories: 'categories[0][id] is not of type integer.',
        },
        details: {
          name: {
            code: 'rest_invalid_type',
            message: 'name is not of type string.',
            data: { param: 'name' },
          },
          status: expect.objectContaining({ code: 'rest_not_in_enum' }),
          manage_stock: expect.objectContaining({ code: 'rest_invalid_type' }),
          stock_quantity: expect.objectContaining({ code: 'rest_out_of_bounds' }),
          categories: expect.objectContaining({ code: 'rest_invalid_type' }),
        },
      },
    });
    expect(await ask(`${wc}/products/categories`, 'POST', {})).toMatchObject({
      status: 400,
      body: { code: 'rest_missing_callback_param', data: { params: ['name'] } },
    });
    expect(await ask(`${wc}/orders`, 'POST', { customer_id: 1, line_items: [{}] })).toMatchObject(
      refusalOf('line_items', 'rest_property_required'),
    );
  });

  it('of a body may be texts that say a number or a truth value, as forms send them', async () => {
    const form = await fixture.ask('POST', `${wc}/products/categories`, {
      authorization: serviceAuthorization,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=From+a+form&menu_order=3',
    });
    expect(form).toMatchObject({ status: 201, body: { name: 'From a form', menu_order: 3 } });
    const [goods = 0] = await idsOf(`${wc}/products?virtual=false&slug=mug`);
    expect(
      await ask(`${wc}/products/${goods}`, 'PUT', { manage_stock: 'true', stock_quantity: '4' }),
    ).toMatchObject({ status: 200, body: { stock_quantity: 4, manage_stock: true } });
  });

  it('of an account are kept by its address, and refused for its name', async () => {
    const [fan = 0] = await idsOf(`${wc}/customers?search=fan`);
    const path = `${wc}/customers/${fan}`;
    const { email } = v.parse(v.looseObject({ email: v.string() }), (await ask(path)).body);
    expect(await ask(path, 'PUT', { email, first_name: 'Same' })).toMatchObject({ status: 200 });
    expect(await ask(path, 'PUT', { username: 'another' })).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_customer_invalid_argument' },
    });
    for (const address of ['other@fans.example', email]) {
      expect(await ask(path, 'PUT', { email: address })).toMatchObject({
        status: 200,
        body: { email: address },
      });
    }
  });

  it('of a new account may leave the user name out, as in WooCommerce', async () => {
    const make = (email: string) =>
      ask(`${wc}/customers`, 'POST', { email, password: 'tangerine boat', first_name: 'Ofelia' });
    expect(await make('ofelia.a@fans.example')).toMatchObject({
      status: 201,
      body: { username: 'ofelia' },
    });
    expect(await make('ofelia.b@fans.example')).toMatchObject({
      status: 201,
      body: { username: expect.stringMatching(/^ofelia-[0-9a-f]{6}$/) },
    });
  });

  it('may say the method, where a client can send POST only', async () => {
    const { body } = await ask(`${wc}/products/categories`, 'POST', { name: 'For a moment' });
    const { id } = v.parse(v.looseObject({ id: v.number() }), body);
    const path = `${wc}/products/categories/${id}?_method=DELETE&force=true`;
    expect(await ask(path)).toMatchObject({ status: 200 });
    expect(await ask(path, 'POST')).toMatchObject({ status: 200, body: { id } });
    expect(await ask(`${wc}/products/categories/${id}`)).toMatchObject({ status: 404 });
  });

  it('may be looked for: the index names what there is', async () => {
    const { status, body } = await ask('/wp-json/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Astera',
      namespaces: expect.arrayContaining(['wc/v3', 'wp/v2', 'wcfmmp/v1']),
      routes: {
        '/wc/v3/orders/(?P<id>[\\d]+)': { namespace: 'wc/v3' },
        '/wc/v3/products': { methods: expect.arrayContaining(['GET', 'POST']) },
      },
    });
    expect(await ask('/wp-json/wc/v3')).toMatchObject({
      status: 200,
      body: { namespace: 'wc/v3' },
    });
    expect(await ask('/wp-json/wc/v9')).toMatchObject({
      status: 404,
      body: { code: 'rest_no_route' },
    });
  });

  it('say where something new is', async () => {
    const made = await ask(`${wc}/products/categories`, 'POST', { name: 'Elsewhere' });
    const { id } = v.parse(v.looseObject({ id: v.number() }), made.body);
    expect(made.headers.get('location')).toBe(`http://backend.test${wc}/products/categories/${id}`);
  });
});
