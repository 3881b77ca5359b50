import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mediaSchema } from '#backend/contract/media.ts';
import {
  productBatchAnswerSchema,
  productListSchema,
  productSchema,
  seenModifiedKey,
} from '#backend/contract/catalog/product.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const webp = `RIFF\x20\0\0\0WEBPVP8L${'\0'.repeat(20)}`;
const list = '/wp-json/wc/v3/products';

describe.each(databases)('writing products at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let vendor = 0;
  let other = 0;
  let category = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const goods = v.parse(productListSchema, (await ask('GET', `${list}?virtual=false`)).body);
    const sold = (slug: string) => goods.find((one) => one.slug === slug);
    category = sold('signed-photo')?.categories.at(-1)?.id ?? 0;
    vendor = await vendorOf(sold('signed-photo')?.id ?? 0);
    other = await vendorOf(sold('mug')?.id ?? 0);
  });
  afterAll(() => fixture.close());

  const ask = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  const one = async (id: number, query = '') =>
    v.parse(productSchema, (await ask('GET', `${list}/${id}${query}`)).body);
  async function vendorOf(id: number): Promise<number> {
    const { store } = await one(id);
    return v.parse(v.object({ vendor_id: v.number() }), store).vendor_id;
  }
  async function add(changes: Record<string, unknown> = {}) {
    const answer = await ask('POST', list, {
      vendor,
      name: 'Night Ferry, signed vinyl',
      regular_price: '48.00',
      categories: [{ id: category }],
      ...changes,
    });
    expect(answer.status).toBe(201);
    return v.parse(productSchema, answer.body);
  }
  async function upload(author: number) {
    const sent = await fixture.ask('POST', `/wp-json/wp/v2/media?author=${author}`, {
      authorization: serviceAuthorization,
      body: webp,
      headers: { 'content-type': 'image/webp' },
    });
    return v.parse(mediaSchema, sent.body);
  }

  it('is open to those who run the shop and to no one else', async () => {
    const { id } = await add();
    for (const [login, status] of [
      ['fan', 403],
      ['celebrity', 403],
      ['manager', 200],
      ['admin', 200],
    ] as const) {
      const authorization = `Bearer ${await fixture.tokenOf(login)}`;
      const answer = await fixture.ask('PATCH', `${list}/${id}`, { authorization, body: {} });
      expect([login, answer.status]).toEqual([login, status]);
    }
    for (const [method, path] of [
      ['POST', list],
      ['POST', `${list}/batch`],
      ['PATCH', `${list}/${id}`],
      ['DELETE', `${list}/${id}`],
    ] as const) {
      expect((await fixture.ask(method, path, { body: {} })).status).toBe(401);
    }
  });

  it('makes a product that is found, and says what is wrong with one that is none', async () => {
    const made = await add({
      description: '<p>First <strong>pressing</strong></p>',
      status: 'draft',
    });
    expect(made).toMatchObject({
      slug: `night-ferry-signed-vinyl-${made.id}`,
      status: 'draft',
      price: '48.00',
      description: '<p>First <strong>pressing</strong></p>',
      manage_stock: false,
      virtual: false,
    });
    const found = await ask('GET', `${list}?search=night+ferry`);
    expect(v.parse(productListSchema, found.body).map(({ id }) => id)).toContain(made.id);
    for (const [wrong, what] of [
      [{ regular_price: 'free' }, 'price'],
      [{ regular_price: '1000000.01' }, 'price'],
      [{ name: '  ' }, 'name'],
      [{ categories: [{ id: 15 }] }, 'services'],
      [{ vendor: 999_999 }, 'vendor'],
      [{ images: [{ id: 999_999 }] }, 'picture'],
      [{ stock_quantity: -1 }, 'stock'],
      [{ status: 'trash' }, 'status'],
    ] as const) {
      const answer = await ask('POST', list, {
        ...{ vendor, name: 'X', regular_price: '1.00', categories: [{ id: category }] },
        ...wrong,
      });
      expect([what, answer.status]).toEqual([what, 400]);
    }
  });

  it('changes what is named, in one language, on which the others fall back until they have their own', async () => {
    const { id } = await add({ manage_stock: true, stock_quantity: 3 });
    const inGreek = '?wpml_language=el';
    expect(await one(id, inGreek)).toMatchObject({
      name: 'Night Ferry, signed vinyl',
      astera_languages: { name: 'en' },
    });
    await ask('PATCH', `${list}/${id}${inGreek}`, { name: 'Πλοίο' });
    await ask('PATCH', `${list}/${id}`, { name: 'Night Ferry' });
    expect((await one(id)).name).toBe('Night Ferry');
    expect((await one(id, '?wpml_language=tr')).name).toBe('Night Ferry');
    expect(await one(id, inGreek)).toMatchObject({
      name: 'Πλοίο',
      astera_languages: { name: 'el' },
      stock_quantity: 3,
      price: '48.00',
    });
    await ask('PATCH', `${list}/${id}`, { manage_stock: false });
    expect((await one(id)).stock_quantity).toBeNull();
  });

  it('takes the vendor’s own pictures in their order, and no one else’s', async () => {
    const { id } = await add();
    const [first, second] = [await upload(vendor), await upload(vendor)];
    const changed = await ask('PATCH', `${list}/${id}`, {
      images: [{ id: second.id, alt: ' The sleeve ' }, { id: first.id }],
    });
    expect(v.parse(productSchema, changed.body).images).toMatchObject([
      { id: second.id, src: second.source_url, alt: 'The sleeve' },
      { id: first.id, src: first.source_url, alt: '' },
    ]);
    // What was shown and is sent back is no text of the other language; another one is.
    const inGreek = `${list}/${id}?wpml_language=el`;
    const altsIn = async (query: string) =>
      (await one(id, query)).images.map(({ alt, astera_alt_language: own }) => [alt, own]);
    await ask('PATCH', inGreek, {
      images: [
        { id: second.id, alt: 'The sleeve' },
        { id: first.id, alt: 'Πίσω' },
      ],
    });
    expect(await altsIn('?wpml_language=el')).toEqual([
      ['The sleeve', 'en'],
      ['Πίσω', 'el'],
    ]);
    await ask('PATCH', inGreek, { images: [{ id: second.id, alt: 'Θήκη' }, { id: first.id }] });
    expect(await altsIn('')).toEqual([
      ['The sleeve', 'en'],
      ['', 'en'],
    ]);
    expect((await altsIn('?wpml_language=el'))[0]).toEqual(['Θήκη', 'el']);
    const query = '{ products(first: 100) { nodes { databaseId image { altText } } } }';
    const { body } = await fixture.ask('POST', '/graphql?wpml_language=el', { body: { query } });
    expect(JSON.stringify(body)).toContain(`"databaseId":${id},"image":{"altText":"Θήκη"}`);
    const foreign = await upload(other);
    const refused = await ask('PATCH', `${list}/${id}`, { images: [{ id: foreign.id }] });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_product_invalid_image_id' },
    });
  });

  it('lets one of two who saw the same product change it', async () => {
    const made = await add();
    const seen = [{ key: seenModifiedKey, value: made.date_modified_gmt }];
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => ask('PATCH', `${list}/${made.id}`, { name, meta_data: seen })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'astera_product_moved_on' });
    expect((await one(made.id)).meta_data).toEqual([]);
  });

  it('keeps what was deleted out of every list, and changes it no more', async () => {
    const { id } = await add({ name: 'Gone tomorrow' });
    expect((await ask('DELETE', `${list}/${id}?force=true`)).status).toBe(200);
    for (const query of ['search=gone+tomorrow', 'status=publish', `include=${id}`]) {
      const { body } = await ask('GET', `${list}?per_page=100&${query}`);
      expect(v.parse(productListSchema, body).some((row) => row.id === id)).toBe(false);
    }
    expect((await ask('PATCH', `${list}/${id}`, { name: 'Back' })).status).toBe(400);
    expect((await ask('DELETE', `${list}/${id}`)).status).toBe(404);
  });

  it('offers a service once, however often it is sent, and all of a batch or nothing', async () => {
    const batch = (body: unknown) => ask('POST', `${list}/batch`, body);
    const story = (price: string) => ({
      vendor,
      regular_price: price,
      meta_data: [{ key: '_service', value: 'instagramStory' }],
    });
    const services = async () =>
      v.parse(
        vendorSchema,
        (await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors/${vendor}`)).body,
      ).vendor_services ?? [];
    const before = await services();
    const video = before.find(({ service }) => service === 'getVideo')?.id ?? 0;
    const made = await batch({
      create: [story('110.00')],
      update: [{ id: video, regular_price: '90.00' }],
    });
    const { create = [] } = v.parse(productBatchAnswerSchema, made.body);
    expect(create).toMatchObject([{ virtual: true, price: '110.00', name: 'Instagram story' }]);
    expect(await services()).toHaveLength(before.length + 1);
    await batch({ create: [story('120.00')] });
    expect(await services()).toContainEqual(
      expect.objectContaining({ id: create[0]?.id, price: '120.00' }),
    );
    const half = await batch({
      create: [story('1.00')],
      update: [{ id: 999_999, regular_price: '2.00' }],
    });
    expect(half.status).toBe(400);
    await batch({ update: [{ id: video, status: 'draft' }] });
    expect((await services()).map(({ price }) => price)).toContain('120.00');
    expect((await services()).map(({ service }) => service)).not.toContain('getVideo');
  });

  it('takes batches at once that write the same new words in another order', async () => {
    const words = [...'abcdefghijkl'].map((letter) => `novum${letter}x`);
    const product = (name: string) => ({
      ...{ vendor, name, regular_price: '5.00' },
      categories: [{ id: category }],
    });
    const batches = [words, words.toReversed(), words, words.toReversed()].map((names) =>
      ask('POST', `${list}/batch`, { create: names.map(product) }),
    );
    expect((await Promise.all(batches)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const found = await ask('GET', `${list}?search=${words[7]}&virtual=false`);
    expect(v.parse(productListSchema, found.body)).toHaveLength(4);
  });
});
