import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { catalogue as appCatalogue } from '#app/gateway/catalogue.server.ts';

type Catalogue = typeof appCatalogue;

/** The catalogue as pages read it, over the embedded back end with the demo world in a folder of its own. */
describe('the catalogue that pages read', () => {
  let folder = '';
  let catalogue: Catalogue;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    vi.stubEnv('DATA_DIR', folder);
    ({ catalogue } = await import('#app/gateway/catalogue.server.ts'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it('knows how many celebrities and pages there are', async () => {
    const first = await catalogue.celebrities('en', {});
    expect(first).toMatchObject({ total: 27, totalPages: 2, currentPage: 1, hasNextPage: true });
    const last = await catalogue.celebrities('en', { page: 2 });
    expect(last).toMatchObject({ currentPage: 2, hasNextPage: false });
    expect(first.rows.length + last.rows.length).toBe(27);
    expect((await catalogue.celebrities('en', { page: 9 })).rows).toEqual([]);
  });

  it('takes whole euros and the words of the address', async () => {
    const found = await catalogue.celebrities('sr', { search: 'jovic', country: 'RS' });
    expect(found.rows).toMatchObject([
      { shopName: 'Стефан Јовић', country: 'RS', countryName: 'Србија' },
    ]);
    const cheap = await catalogue.celebrities('en', { maxPrice: 20, sort: 'price-desc' });
    expect(cheap.rows.length).toBeGreaterThan(0);
    expect(cheap.rows.every(({ from }) => from !== null && from <= 2_000)).toBe(true);
  });

  it('shows a product with its price, seller, category and description', async () => {
    const { rows } = await catalogue.products('en', { search: 'slow roads' });
    const product = await catalogue.product(rows[0]?.id ?? 0, 'tr');
    expect(product).toMatchObject({
      title: 'Yavaş Yollar, gezi günlüğü',
      price: 2_100,
      seller: { shopName: 'İlkin Tağızadə' },
      inStock: true,
      stock: null,
      pictures: [{ src: '/demo/products/book-sea.webp', alt: '' }],
    });
    expect(product.categories.map(({ slug }) => slug)).toEqual(['signed-goods', 'records-books']);
    expect(product.description).toMatch(/^<p>.+<\/p>/);
  });

  it('sells no service and no draft as a product, and knows nothing of strangers', async () => {
    const [danae] = (await catalogue.celebrities('en', { search: 'danae' })).rows;
    const celebrity = await catalogue.celebrity(danae?.id ?? 0, 'en');
    const missing = { code: 'not_found' };
    for (const { id } of celebrity.services) {
      await expect(catalogue.product(id, 'en')).rejects.toMatchObject(missing);
    }
    await expect(catalogue.product(999_999, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.celebrity(999_999, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.content('nothing', 'en')).rejects.toMatchObject(missing);
  });

  it('shows what a celebrity sells and nobody else’s', async () => {
    const [danae] = (await catalogue.celebrities('en', { search: 'danae' })).rows;
    const { rows } = await catalogue.productsOf(danae?.id ?? 0, 'en');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ seller }) => seller?.id))).toEqual(new Set([danae?.id]));
  });

  it('names the countries of the figures in the reader’s language', async () => {
    const { countries } = await catalogue.facets('products', 'az', { maxPrice: 40 });
    expect(countries).toContainEqual(expect.objectContaining({ code: 'GR', name: 'Yunanıstan' }));
  });

  it('gives a block of the home page with its picture', async () => {
    expect(await catalogue.content('hero', 'el')).toMatchObject({
      title: 'Ένα βίντεο για έναν μόνο άνθρωπο',
      picture: { src: '/demo/portraits/danae.webp', width: 640, height: 800 },
    });
  });
});
