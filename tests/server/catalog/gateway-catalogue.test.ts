import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { catalogue as appCatalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type * as appTransport from '#app/server/composition.server.ts';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';
import { anyBackend, type ShopFixture } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

/** The shop that the gateway asks in place of the app's own back end, once there is one. */
const reached = vi.hoisted(() => ({ shop: null as ShopFixture | null }));
vi.mock('#app/server/composition.server.ts', async (importOwn) => {
  const own = await importOwn<typeof appTransport>();
  return {
    ...own,
    openTransport: () =>
      reached.shop
        ? Promise.resolve({ fetch: reached.shop.backend.fetch, serviceAuthorization })
        : own.openTransport(),
  };
});

type Catalogue = typeof appCatalogue;

/** The catalogue as pages read it, over the embedded back end with the demo world in a folder of its own. */
describe('the catalogue that pages read', () => {
  let folder = '';
  let catalogue: Catalogue;
  beforeAll(async () => {
    folder = newDataFolder('catalogue');
    vi.stubEnv('DATA_DIR', folder);
    ({ catalogue } = await import('#app/server/backend/catalog/cached-catalog.server.ts'));
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

  it('goes on by cursors beyond the numbered pages, and begins again where one leads nowhere', async () => {
    const first = await catalogue.celebrities('en', { sort: 'name' });
    const second = await catalogue.celebrities('en', { sort: 'name', page: 2 });
    expect(first.nextCursor).toEqual(expect.any(String));
    const cursor = `${first.nextCursor}.`;
    const deep = { sort: 'name', page: 501, cursor } as const;
    const found = await catalogue.celebrities('en', deep);
    expect(found).toMatchObject({ currentPage: 501, hasNextPage: false, nextCursor: null });
    expect(found.rows).toEqual(second.rows);
    // The goods of the same address have ended before.
    expect((await catalogue.products('en', deep)).rows).toEqual([]);
    const back = { ...deep, page: 502, cursor: `${found.previousCursor}.` };
    expect((await catalogue.celebrities('en', back)).rows).toEqual(first.rows);
    for (const bad of ['nonsense.', `${first.nextCursor?.slice(0, -6)}.`]) {
      const again = await catalogue.celebrities('en', { ...deep, cursor: bad });
      expect(again).toMatchObject({ currentPage: 1, rows: first.rows });
    }
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
      pictures: [{ src: '/demo/products/slow-roads-book.webp', alt: '' }],
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

  it('shows what a celebrity sells and no one else’s', async () => {
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

describe.each(anyBackend)('the catalogue of a small shop on $name', ({ start }) => {
  let shop: ShopFixture;
  let catalogue: Catalogue;
  const missing = { code: 'not_found' };
  beforeAll(async () => {
    shop = await start();
    reached.shop = shop;
    const own = {
      ...(await import('#app/server/backend/catalog/catalog.server.ts')),
      ...(await import('#app/server/backend/catalog/cached-catalog.server.ts')),
    };
    await own.invalidateCatalog();
    ({ catalogue } = own);
  });
  afterAll(() => shop.close());

  const ava = async () => {
    const [found] = (await catalogue.celebrities('en', { search: 'moreno' })).rows;
    if (!found) throw new Error('Ava Moreno is not there');
    return found;
  };

  it('knows how many there are, and finds them by words and country', async () => {
    const everyone = await catalogue.celebrities('en', {});
    expect(everyone.total).toBe(everyone.rows.length);
    expect((await catalogue.celebrities('en', { page: 9 })).rows).toEqual([]);
    const { id, shopName, country } = await ava();
    expect(shopName).toBe('Ava Moreno');
    const { countries } = await catalogue.facets('celebrities', 'en', {});
    const compatriots = await catalogue.celebrities('en', { country: country ?? '' });
    expect(compatriots.rows.map((one) => one.id)).toContain(id);
    expect(countries?.find(({ code }) => code === country)?.count).toBe(compatriots.total);
  });

  it('shows what a celebrity sells and no one else’s, and no service as a product', async () => {
    const { id } = await ava();
    const { rows } = await catalogue.productsOf(id, 'en');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ seller }) => seller?.id))).toEqual(new Set([id]));
    for (const row of rows) {
      expect(await catalogue.product(row.id, 'en')).toMatchObject({ id: row.id, price: row.price });
    }
    const { services } = await catalogue.celebrity(id, 'en');
    expect(services.length).toBeGreaterThan(0);
    for (const service of services) {
      await expect(catalogue.product(service.id, 'en')).rejects.toMatchObject(missing);
    }
  });

  it('shows of a closed store neither its celebrity nor what is sold there', async () => {
    const { id } = await ava();
    const [sold] = (await catalogue.productsOf(id, 'en')).rows;
    const { invalidateCatalog } = await import('#app/server/backend/catalog/catalog.server.ts');
    await shop.shutStore(id, true);
    await invalidateCatalog();
    await expect(catalogue.celebrity(id, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.product(sold?.id ?? 0, 'en')).rejects.toMatchObject(missing);
    await shop.shutStore(id, false);
    await invalidateCatalog();
    expect(await catalogue.product(sold?.id ?? 0, 'en')).toMatchObject({ id: sold?.id });
  });

  it('knows nothing of strangers', async () => {
    await expect(catalogue.product(999_999, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.celebrity(999_999, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.content('nothing', 'en')).rejects.toMatchObject(missing);
  });
});
