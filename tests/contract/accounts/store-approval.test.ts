import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { managedUserListSchema } from '#backend/contract/people/managed-user.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { listedNamesSchema } from '#backend/contract/vendor-approval.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const ours = '/wp-json/astera/v1/vendors';
const goods = '/wp-json/wc/v3/products';
const idSchema = v.object({ id: v.number() });

describe.each(databases)('a registered celebrity’s store on $name', ({ open }) => {
  let fixture: BackendFixture;
  let id = 0;
  let product = 0;
  const asService = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  const asAdmin = async (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: `Bearer ${await fixture.tokenOf('admin')}`, body });
  const approve = (is_approved: boolean) =>
    asService('POST', `${ours}/${id}/approval`, { is_approved });

  beforeAll(async () => {
    fixture = await startBackend(open);
    const account = { email: 'nova@example.test', username: 'nova', password: 'tangerine boat' };
    const made = await asService('POST', ours, { ...account, shop_name: 'Nova Vantar' });
    ({ id } = v.parse(idSchema, made.body));
    await asService('POST', `${ours}/${id}/confirm`);
    const listed = await asService('GET', `${goods}?status=publish&virtual=false`);
    const [like] = v.parse(productListSchema, listed.body);
    const sold = await asService('POST', goods, {
      ...{ name: 'Nova’s mug', vendor: id, regular_price: '20.00', status: 'publish' },
      categories: like?.categories.map((one) => ({ id: one.id })),
    });
    ({ id: product } = v.parse(idSchema, sold.body));
    const service = { virtual: true, catalog_visibility: 'hidden', regular_price: '9.00' };
    await asService('POST', goods, {
      ...{ name: 'getVideo', vendor: id, status: 'publish', ...service },
      meta_data: [{ key: '_service', value: 'getVideo' }],
    });
  });
  afterAll(() => fixture.close());

  const textOf = async (path: string) => JSON.stringify((await fixture.ask('GET', path)).body);
  const graphql = async () => {
    const query = '{ products(first: 100) { nodes { name } } }';
    return JSON.stringify((await fixture.ask('POST', '/graphql', { body: { query } })).body);
  };
  async function seen() {
    const [all, found, page, sold, facets, asked] = await Promise.all([
      textOf('/wp-json/wcfmmp/v1/store-vendors?per_page=100'),
      textOf('/wp-json/wcfmmp/v1/store-vendors?search=nova'),
      fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors/${id}`),
      textOf(`/wp-json/wcfmmp/v1/store-vendors/${id}/products`),
      textOf('/wp-json/astera/v1/facets?of=celebrities&search=nova'),
      graphql(),
    ]);
    const listed = await asService('GET', `${goods}?status=publish&per_page=100`);
    const names = await asService('GET', `${ours}/names`);
    return {
      list: all.includes('Nova Vantar'),
      search: found.includes('Nova Vantar'),
      page: !v.is(v.looseObject({ errors: v.unknown() }), page.body),
      itsGoods: sold.includes('mug'),
      facets: facets.includes('"count":1'),
      graphql: asked.includes('Nova’s mug'),
      goods: v.parse(productListSchema, listed.body).some((one) => one.id === product),
      names: v.parse(listedNamesSchema, names.body).some(({ name }) => name === 'Nova Vantar'),
    };
  }
  const order = async () => {
    const customer = (await asAdmin('GET', '/wp-json/wp/v2/users?context=edit&search=fan2')).body;
    const [fan] = v.parse(managedUserListSchema, customer);
    return asService('POST', '/wp-json/wc/v3/orders', {
      ...{ status: 'admin-approval', customer_id: fan?.id },
      line_items: [{ product_id: product, quantity: 1 }],
    });
  };

  const hidden = {
    ...{ list: false, search: false, page: false, itsGoods: false },
    ...{ facets: false, graphql: false, goods: false, names: false },
  };

  it('is seen nowhere and ordered from by no one until it is approved', async () => {
    expect((await asService('GET', `${ours}/${id}/approval`)).body).toMatchObject({
      ...{ id, is_approved: false },
      store: { vendor_shop_name: 'Nova Vantar', vendor_services: [{ service: 'getVideo' }] },
    });
    expect(await seen()).toEqual(hidden);
    expect(await order()).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_invalid_product_id' } },
    });
  });

  it('is filled in by its owner, to whom goods count as published', async () => {
    const mine = await asService('GET', `${goods}?vendor=${id}&status=publish&per_page=100`);
    const rows = v.parse(productListSchema, mine.body);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ status, astera_published }) => [status, astera_published])).toEqual([
      ['private', true],
      ['private', true],
    ]);
  });

  it('stays hidden though its owner is suspended and reinstated meanwhile', async () => {
    const account = `/wp-json/wp/v2/users/${id}`;
    await asAdmin('POST', account, { meta: { astera_suspended: 'Wait' } });
    await asAdmin('POST', account, { meta: { astera_suspended: '' } });
    expect(await seen()).toEqual(hidden);
  });

  it('is seen and ordered from once it is approved, however often', async () => {
    expect((await approve(true)).status).toBe(200);
    expect((await approve(true)).body).toEqual({ id, is_approved: true });
    const shown = await seen();
    expect({ ...shown, facets: true }).toEqual(
      Object.fromEntries(Object.keys(hidden).map((where) => [where, true])),
    );
    const alone = await asService('GET', `${goods}/${product}`);
    expect(v.parse(productSchema, alone.body).status).toBe('publish');
    expect((await order()).status).toBe(201);
  });

  it('is hidden again without approval, and a suspended owner’s store is not opened by it', async () => {
    await approve(false);
    expect(await seen()).toEqual(hidden);
    const account = `/wp-json/wp/v2/users/${id}`;
    await asAdmin('POST', account, { meta: { astera_suspended: 'Wait' } });
    await approve(true);
    expect(await seen()).toEqual(hidden);
    await asAdmin('POST', account, { meta: { astera_suspended: '' } });
    expect((await seen()).list).toBe(true);
  });

  it('of the demo world and of earlier versions is approved', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const [first] = v.parse(vendorListSchema, body);
    const told = await asService('GET', `${ours}/${first?.vendor_id ?? 0}/approval`);
    expect(told.body).toMatchObject({ is_approved: true });
    expect((await asService('GET', `${ours}/999999/approval`)).status).toBe(404);
    expect((await asService('POST', `${ours}/999999/approval`, { is_approved: true })).status).toBe(
      404,
    );
    expect((await asService('POST', `${ours}/${id}/approval`, {})).status).toBe(400);
  });

  it('takes no name over the wire that could be taken for another celebrity’s', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?per_page=100');
    const [own, other] = v.parse(vendorListSchema, body);
    const sellers = v.parse(
      managedUserListSchema,
      (await asAdmin('GET', '/wp-json/wp/v2/users?context=edit&per_page=100')).body,
    );
    const login = sellers.find(({ id: one }) => one === own?.vendor_id)?.username ?? '';
    const rename = async (name: string, authorization: string) =>
      (
        await fixture.ask('PATCH', `/wp-json/wcfmmp/v1/settings/id/${own?.vendor_id}`, {
          authorization,
          body: { store_name: name },
        })
      ).status;
    const asOwner = `Bearer ${await fixture.tokenOf(login)}`;
    const taken = other?.vendor_shop_name ?? '';
    for (const name of [taken, taken.toUpperCase(), `${taken}s`, ` ${taken} `]) {
      expect([name, await rename(name, asOwner)]).toEqual([name, 400]);
    }
    expect(await rename('Quill Harbour', asOwner)).toBe(200);
    expect(await rename('Quill Harbour', asOwner)).toBe(200);
    // Shown from right to left, it would be the other one's.
    expect(await rename(`\u202e${[...taken].toReversed().join('')}`, asOwner)).toBe(200);
    const named = await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors/${own?.vendor_id}`);
    expect(named.body).toMatchObject({ vendor_shop_name: [...taken].toReversed().join('') });
    // Who runs the shop decides otherwise.
    expect(await rename(`${taken}s`, `Bearer ${await fixture.tokenOf('admin')}`)).toBe(200);
    // What it is like already, it may stay like.
    expect(await rename(`${taken}ss`, asOwner)).toBe(200);
    expect(await rename(own?.vendor_shop_name ?? '', asOwner)).toBe(200);
  });
});
