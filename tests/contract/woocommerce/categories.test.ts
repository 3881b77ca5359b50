import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { facetsSchema } from '#backend/contract/catalog/facets.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { madeBy, readBy, refusalOf, rowsOf, WooCommerceWorld } from './woocommerce-world.ts';

const categories = 'products/categories';

describe.each(databases)('categories, by WooCommerce’s own client on $name', ({ open }) => {
  let world: WooCommerceWorld;
  beforeAll(async () => {
    world = await WooCommerceWorld.start(open);
  });
  afterAll(() => world.close());

  const make = (body: object) => madeBy(world.woo.post(categories, body));
  const refusedOf = (body: object) => refusalOf(world.woo.post(categories, body));

  it('are made, changed and deleted', async () => {
    const parent = await make({ name: 'Vinyl & Tape', description: 'What turns.' });
    expect(parent).toMatchObject({
      name: 'Vinyl & Tape',
      slug: 'vinyl-tape',
      parent: 0,
      description: 'What turns.',
      display: 'default',
      count: 0,
    });
    const child = await make({ name: 'Singles', parent: parent.id, menu_order: 7 });
    expect(child).toMatchObject({ slug: 'singles', parent: parent.id, menu_order: 7 });
    const path = `${categories}/${child.id}`;
    expect(await readBy(world.woo.put(path, { name: 'Seven inches' }))).toMatchObject({
      name: 'Seven inches',
      slug: 'singles',
      menu_order: 7,
    });
    expect(await readBy(world.woo.put(path, { slug: 'Seven Inches!' }))).toMatchObject({
      slug: 'seven-inches',
    });
    expect(await readBy(world.woo.put(path, { parent: 0 }))).toMatchObject({ parent: 0 });
    await readBy(world.woo.put(path, { parent: parent.id }));
    expect(await refusalOf(world.woo.delete(path))).toMatchObject({
      status: 501,
      code: 'woocommerce_rest_trash_not_supported',
    });
    // Its children move up when a category goes.
    expect(
      await readBy(world.woo.delete(`${categories}/${parent.id}`, { force: true })),
    ).toMatchObject({ id: parent.id, slug: 'vinyl-tape' });
    expect(await readBy(world.woo.get(path))).toMatchObject({ parent: 0 });
    await readBy(world.woo.delete(path, { force: true }));
    expect(await refusalOf(world.woo.get(path))).toEqual({
      status: 404,
      code: 'woocommerce_rest_term_invalid',
    });
    expect(await refusalOf(world.woo.put(path, { name: 'X' }))).toMatchObject({ status: 404 });
  });

  it('are refused in WooCommerce’s words', async () => {
    const jazz = await make({ name: 'Jazz' });
    expect(await refusedOf({})).toEqual({ status: 400, code: 'rest_missing_callback_param' });
    expect(await refusedOf({ name: '  ' })).toEqual({ status: 400, code: 'empty_term_name' });
    expect(await refusedOf({ name: 5 })).toEqual({ status: 400, code: 'rest_invalid_param' });
    expect(await refusedOf({ name: 'jazz' })).toEqual({ status: 400, code: 'term_exists' });
    expect(await refusedOf({ name: 'Bebop', parent: 999_999 })).toEqual({
      status: 400,
      code: 'missing_parent',
    });
    // Not there: a picture, another way to be shown, a third level.
    expect(await refusedOf({ name: 'Bebop', display: 'both' })).toEqual({
      status: 400,
      code: 'rest_invalid_param',
    });
    expect(await refusedOf({ name: 'Bebop', image: { src: 'https://a.example/b.png' } })).toEqual({
      status: 400,
      code: 'rest_invalid_param',
    });
    const bebop = await make({ name: 'Bebop', parent: jazz.id });
    expect(await refusedOf({ name: 'Hard bop', parent: bebop.id })).toMatchObject({ status: 400 });
    const up = world.woo.put(`${categories}/${jazz.id}`, { parent: bebop.id });
    expect(await refusalOf(up)).toMatchObject({ status: 400, code: 'rest_invalid_param' });
    const own = world.woo.put(`${categories}/${bebop.id}`, { parent: bebop.id });
    expect(await refusalOf(own)).toMatchObject({ status: 400, code: 'rest_invalid_param' });
    const slug = world.woo.put(`${categories}/${bebop.id}`, { slug: 'jazz' });
    expect(await refusalOf(slug)).toEqual({ status: 400, code: 'duplicate_term_slug' });
    // The same name elsewhere is another category; its address says which.
    expect(await make({ name: 'Jazz', parent: jazz.id })).toMatchObject({ slug: 'jazz-jazz' });
    expect(await make({ name: 'Swing', slug: 'jazz' })).toMatchObject({ slug: 'jazz-2' });
    // An address of digits would be an id.
    expect(await make({ name: '1984' })).toMatchObject({ slug: 'category-1984' });
  });

  it('give their goods to their parent when they go, and stay where there is none', async () => {
    const parent = await make({ name: 'Prints' });
    const child = await make({ name: 'Risographs', parent: parent.id });
    const print = await madeBy(
      world.woo.post('products', {
        ...{ name: 'A print', regular_price: '9.00', vendor: world.vendor },
        categories: [{ id: child.id }],
      }),
    );
    await readBy(world.woo.delete(`${categories}/${child.id}`, { force: true }));
    expect(await readBy(world.woo.get(`products/${print.id}`))).toMatchObject({
      categories: [{ id: parent.id }],
    });
    const last = world.woo.delete(`${categories}/${parent.id}`, { force: true });
    expect(await refusalOf(last)).toEqual({ status: 400, code: 'woocommerce_rest_cannot_delete' });
    const services = world.woo.delete(`${categories}/15`, { force: true });
    expect(await refusalOf(services)).toMatchObject({ code: 'woocommerce_rest_cannot_delete' });
    const renamed = world.woo.put(`${categories}/15`, { slug: 'other' });
    expect(await refusalOf(renamed)).toMatchObject({ code: 'woocommerce_rest_cannot_edit' });
  });

  it('that get another parent count there what is listed there', async () => {
    const counted = async (slug: string) => {
      const facets = await world.fixture.ask('GET', '/wp-json/astera/v1/facets?of=vendors');
      const { categories: all } = v.parse(facetsSchema, facets.body);
      return all?.find((one) => one.slug === slug)?.count ?? 0;
    };
    const listed = async (slug: string) => {
      const list = `/wp-json/wcfmmp/v1/store-vendors?category=${slug}`;
      return v.parse(v.array(v.unknown()), (await world.fixture.ask('GET', list)).body).length;
    };
    const [comedy] = await rowsOf(world.woo.get(categories, { slug: 'comedy' }));
    const [music] = await rowsOf(world.woo.get(categories, { slug: 'music' }));
    const [singers] = await rowsOf(world.woo.get(categories, { slug: 'singers' }));
    for (const parent of [comedy?.id, 0, music?.id]) {
      await readBy(world.woo.put(`${categories}/${singers?.id}`, { parent }));
      for (const slug of ['music', 'singers', 'comedy']) {
        expect([parent, slug, await counted(slug)]).toEqual([parent, slug, await listed(slug)]);
      }
    }
  });

  it('give more goods to their parent than one statement could', async () => {
    const parent = await make({ name: 'Many' });
    const child = await make({ name: 'Very many', parent: parent.id });
    await world.fixture.database.execute(sql`
      insert into backend.products (vendor_id, category_id, slug, title, description, price_cents, status, created_at, modified_at)
      select ${world.vendor}, ${child.id}, 'many-' || n, '{"en":"Many"}', '{"en":""}', 100, 'publish', now(), now()
      from generate_series(1, 600) n`);
    await readBy(world.woo.delete(`${categories}/${child.id}`, { force: true }));
    expect(await readBy(world.woo.get(`${categories}/${parent.id}`))).toMatchObject({
      count: 600,
    });
  });

  it('take celebrities along to another address, and leave them out when they go', async () => {
    const list = '/wp-json/wcfmmp/v1/store-vendors?category=';
    const found = async (slug: string) =>
      v.parse(v.array(v.unknown()), (await world.fixture.ask('GET', list + slug)).body).length;
    const [music] = await rowsOf(world.woo.get(categories, { slug: 'music' }));
    const before = await found('music');
    expect(before).toBeGreaterThan(0);
    await readBy(world.woo.put(`${categories}/${music?.id}`, { slug: 'sound' }));
    expect(await found('sound')).toBe(before);
    await readBy(world.woo.put(`${categories}/${music?.id}`, { slug: 'music' }));
    expect(await found('music')).toBe(before);
  });

  it('are read in the first language that has a text where the asked one has none', async () => {
    const made = await make({ name: 'Only English' });
    const path = `${categories}/${made.id}`;
    expect(await readBy(world.woo.get(path, { lang: 'el' }))).toMatchObject({
      name: 'Only English',
    });
    await readBy(world.woo.put(`${path}?lang=el`, { name: 'Στα ελληνικά' }));
    expect(await readBy(world.woo.get(path, { lang: 'el' }))).toMatchObject({
      name: 'Στα ελληνικά',
    });
    expect(await readBy(world.woo.get(path))).toMatchObject({ name: 'Only English' });
  });

  it('come in batches, each by itself', async () => {
    const one = await make({ name: 'One' });
    const batch = await readBy(
      world.woo.post(`${categories}/batch`, {
        create: [{ name: 'Two' }, { name: 'one' }],
        update: [
          { id: one.id, description: 'The first.' },
          { id: 999_999, name: 'Someone' },
        ],
        delete: [999_999],
      }),
    );
    expect(batch).toMatchObject({
      create: [{ name: 'Two' }, { id: 0, error: { code: 'term_exists' } }],
      update: [
        { id: one.id, description: 'The first.' },
        { id: 999_999, error: { code: 'woocommerce_rest_term_invalid' } },
      ],
      delete: [{ id: 999_999, error: { code: 'woocommerce_rest_term_invalid' } }],
    });
  });

  it('of one name that several make at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.fixture.ask('POST', `/wp-json/wc/v3/${categories}`, {
          authorization: serviceAuthorization,
          body: { name: 'Everyone’s' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  });
});
