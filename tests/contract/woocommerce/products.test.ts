import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { testConsumer } from '#tests/support/databases/backend-fixture.ts';
import {
  answerSchema,
  madeBy,
  readBy,
  refusalOf,
  rowsOf,
  woocommerceClient,
  WooCommerceWorld,
} from './woocommerce-world.ts';

describe.each(anyDatabase)('WooCommerce’s own client on $name', ({ open }) => {
  let world: WooCommerceWorld;
  beforeAll(async () => {
    world = await WooCommerceWorld.start(open);
  });
  afterAll(() => world.close());

  it('makes, lists, changes and deletes products, and is told what is wrong', async () => {
    const product = await madeBy(
      world.woo.post('products', {
        name: 'Setlist',
        type: 'simple',
        sku: 'SET-1',
        regular_price: '12.50',
        vendor: world.vendor,
        categories: [{ id: world.category }],
      }),
    );
    expect(product).toMatchObject({ price: '12.50', sku: 'SET-1', type: 'simple' });
    const paged = v.parse(
      answerSchema,
      await world.woo.get('products', { per_page: 1, page: 1, orderby: 'id', order: 'asc' }),
    );
    expect(paged.data).toHaveLength(1);
    const total = Number(paged.headers['x-wp-total']);
    expect(total).toBeGreaterThan(3);
    expect(paged.headers).toMatchObject({ 'x-wp-totalpages': String(total) });
    expect(String(paged.headers['link'])).toContain('rel="next"');
    expect(String(paged.headers['link'])).not.toContain(testConsumer.secret);
    const changed = await readBy(
      world.woo.put(`products/${product.id}`, { regular_price: '14.00' }),
    );
    expect(changed).toMatchObject({ regular_price: '14.00', name: 'Setlist' });
    expect(await rowsOf(world.woo.get('products', { sku: 'SET-1' }))).toMatchObject([
      { id: product.id },
    ]);
    const others = await rowsOf(world.woo.get('products', { include: [product.id], exclude: [1] }));
    expect(others.map(({ id }) => id)).toEqual([product.id]);
    expect(
      await rowsOf(world.woo.get('products', { include: [product.id], _fields: ['id', 'name'] })),
    ).toEqual([{ id: product.id, name: 'Setlist' }]);

    const batch = await readBy(
      world.woo.post('products/batch', {
        create: [
          {
            name: 'Plectrum',
            regular_price: '3.00',
            vendor: world.vendor,
            categories: [{ id: world.category }],
          },
        ],
        update: [{ id: product.id, regular_price: '15.00' }],
      }),
    );
    expect(batch).toMatchObject({
      create: [{ name: 'Plectrum' }],
      update: [{ regular_price: '15.00' }],
    });
    await readBy(world.woo.delete(`products/${product.id}`, { force: true }));
    expect(await rowsOf(world.woo.get('products', { include: [product.id] }))).toEqual([]);

    expect(await refusalOf(world.woo.get('products/999999'))).toMatchObject({
      status: 404,
      code: 'woocommerce_rest_product_invalid_id',
    });
    expect(await refusalOf(world.woo.get('products', { per_page: 101 }))).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
    });
    expect(
      await refusalOf(
        world.woo.post('products', { name: 'X', regular_price: 1, vendor: world.vendor }),
      ),
    ).toMatchObject({ status: 400, code: 'rest_invalid_param' });
    const wrong = woocommerceClient(world.port.origin, { consumerSecret: 'cs_wrong' });
    expect(await refusalOf(wrong.get('products'))).toMatchObject({
      status: 401,
      code: 'woocommerce_rest_authentication_error',
    });
  });

  it('keeps variations, whose cheapest is the price of their product', async () => {
    const { product, path, medium, large } = await world.shirt();
    expect(await readBy(world.woo.get(`products/${product.id}`))).toMatchObject({
      type: 'variable',
      price: '30.00',
      regular_price: '',
      variations: [medium.id, large.id],
    });
    expect(await rowsOf(world.woo.get(path, { per_page: 1, page: 2 }))).toMatchObject([
      { id: medium.id, name: 'M', parent_id: product.id },
    ]);
    await readBy(world.woo.put(`${path}/${medium.id}`, { regular_price: '40.00', sku: 'SHIRT-M' }));
    expect(await readBy(world.woo.get(`products/${product.id}`))).toMatchObject({ price: '35.00' });
    expect(
      await refusalOf(
        world.woo.post(path, { regular_price: '1', attributes: [{ name: 'Size', option: 'XXL' }] }),
      ),
    ).toMatchObject({ status: 400, code: 'rest_invalid_param' });
    expect(await refusalOf(world.woo.put(`${path}/${large.id}`, { sku: 'SHIRT-M' }))).toMatchObject(
      {
        code: 'product_invalid_sku',
      },
    );
    const batch = await readBy(
      world.woo.post(`${path}/batch`, {
        create: [{ regular_price: '20.00', attributes: [{ name: 'Size', option: 'M' }] }],
        update: [{ id: 999_999, regular_price: '1.00' }],
        delete: [medium.id],
      }),
    );
    expect(batch).toMatchObject({
      create: [{ price: '20.00' }],
      update: [{ id: 999_999, error: { code: 'woocommerce_rest_product_variation_invalid_id' } }],
      delete: [{ id: medium.id }],
    });
    expect(await refusalOf(world.woo.get(`${path}/${medium.id}`))).toMatchObject({ status: 404 });
  });

  it('reads categories', async () => {
    const top = await rowsOf(world.woo.get('products/categories', { parent: 0, per_page: 100 }));
    expect(top.length).toBeGreaterThan(1);
    const one = await readBy(world.woo.get(`products/categories/${world.category}`));
    expect(one).toMatchObject({ id: world.category, display: 'default' });
    expect(await refusalOf(world.woo.get('products/categories/999999'))).toMatchObject({
      status: 404,
    });
  });

  it('makes, lists and changes customers', async () => {
    const customer = await madeBy(
      world.woo.post('customers', {
        email: 'io@fans.example',
        username: 'io.fan',
        password: 'correct horse battery',
        first_name: 'Io',
      }),
    );
    expect(customer).toMatchObject({ email: 'io@fans.example', role: 'customer' });
    const changed = await readBy(
      world.woo.put(`customers/${customer.id}`, { billing: { city: 'Patras' } }),
    );
    expect(changed).toMatchObject({ billing: { city: 'Patras' } });
    expect(await rowsOf(world.woo.get('customers', { email: 'io@fans.example' }))).toMatchObject([
      { id: customer.id },
    ]);
    const sorted = await rowsOf(
      world.woo.get('customers', { orderby: 'id', order: 'desc', per_page: 1 }),
    );
    expect(sorted).toMatchObject([{ id: customer.id }]);
    const batch = await readBy(
      world.woo.post('customers/batch', {
        create: [{ email: 'io@fans.example', username: 'other', password: 'correct horse' }],
        update: [{ id: customer.id, last_name: 'Moon' }],
        delete: [customer.id],
      }),
    );
    expect(batch).toMatchObject({
      create: [{ error: { code: 'registration-error-email-exists' } }],
      update: [{ last_name: 'Moon' }],
      delete: [{ error: { code: 'woocommerce_rest_cannot_delete' } }],
    });
  });
});
