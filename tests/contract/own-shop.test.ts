import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { catalogue as appCatalogue } from '#app/gateway/catalogue.server.ts';
import type * as productsGateway from '#app/gateway/own-products.server.ts';
import type * as servicesGateway from '#app/gateway/own-services.server.ts';
import type { NewProduct } from '#domain/own-product.ts';
import type { Actor, Role } from '#domain/role.ts';

/** The embedded back end lets the service make what is to be somebody's. */
const seller = (user: Actor) => ({ user, token: '' });
const all = { page: 1, search: '', status: null } as const;
const webp = new Uint8Array(Buffer.from(`RIFF\x20\0\0\0WEBPVP8L${'\0'.repeat(20)}`, 'latin1'));

/** What celebrities sell, as the app changes it, over the embedded back end with the demo world in a folder of its own. */
describe('the own shop', () => {
  let folder = '';
  let catalogue: typeof appCatalogue;
  let products: typeof productsGateway;
  let services: typeof servicesGateway;
  let hana: Actor;
  let theo: Actor;
  let category = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'));
    vi.stubEnv('DATA_DIR', folder);
    products = await import('#app/gateway/own-products.server.ts');
    services = await import('#app/gateway/own-services.server.ts');
    ({ catalogue } = await import('#app/gateway/catalogue.server.ts'));
    const idOf = async (search: string) =>
      (await catalogue.celebrities('en', { search })).rows[0]?.id ?? 0;
    hana = { id: await idOf('hana'), role: 'celebrity' };
    theo = { id: await idOf('theo'), role: 'celebrity' };
    const [own] = (await products.listOwnProducts(theo, all, 'en')).rows;
    category = (await products.getOwnProduct(theo, own?.id ?? 0, 'en')).categoryId ?? 0;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const goods = (changes: Partial<NewProduct> = {}): NewProduct => ({
    title: 'Paper cranes',
    description: 'Folded **by hand**\n\n- red <b>\n- white',
    price: 2450,
    categoryId: category,
    stock: 3,
    pictures: [],
    status: 'published',
    ...changes,
  });
  const code = (wanted: string) => ({ code: wanted });

  it('lists a celebrity’s own goods and nobody else’s, drafts too', async () => {
    const draft = await products.addProduct(
      seller(hana),
      goods({ title: 'A secret', status: 'draft' }),
      'en',
    );
    const mine = await products.listOwnProducts(hana, all, 'en');
    const theirs = await products.listOwnProducts(theo, all, 'en');
    expect(mine.rows[0]).toMatchObject({ id: draft.id, status: 'draft', price: 2450, stock: 3 });
    expect(mine.total).toBe(mine.rows.length);
    const ids = new Set(mine.rows.map(({ id }) => id));
    expect(theirs.rows.filter(({ id }) => ids.has(id))).toEqual([]);
    const found = await products.listOwnProducts(hana, { ...all, search: 'secret' }, 'el');
    expect(found.rows.map(({ id }) => id)).toEqual([draft.id]);
    const published = await products.listOwnProducts(hana, { ...all, status: 'published' }, 'en');
    expect(published.rows.map(({ id }) => id)).not.toContain(draft.id);
    await expect(catalogue.product(draft.id, 'en')).rejects.toMatchObject(code('not_found'));
  });

  it('gives back what was typed, and shows fans no tag that was typed', async () => {
    const { id, description, modified } = await products.addProduct(seller(hana), goods(), 'en');
    expect(description).toBe(goods().description);
    const shown = await catalogue.product(id, 'en');
    expect(shown.description).toBe(
      '<p>Folded <strong>by hand</strong></p>\n<ul><li>red &lt;b&gt;</li><li>white</li></ul>',
    );
    const picture = await products.addProductPicture(seller(hana), webp);
    const wish = {
      id,
      seen: modified,
      change: { price: 3000, pictures: [{ id: picture.id, alt: 'Red' }] },
    };
    const changed = await products.changeProduct(hana, wish, 'en');
    expect(changed).toMatchObject({ price: 3000, title: 'Paper cranes', stock: 3 });
    // Fans see it at once, past what was remembered.
    expect(await catalogue.product(id, 'en')).toMatchObject({
      price: 3000,
      pictures: [{ src: picture.src, alt: 'Red' }],
    });
    await expect(products.changeProduct(hana, wish, 'en')).rejects.toMatchObject(
      code('product_moved_on'),
    );
    const foreign = await products.addProductPicture(seller(theo), webp);
    await expect(
      products.changeProduct(
        hana,
        { id, seen: changed.modified, change: { pictures: [{ id: foreign.id, alt: '' }] } },
        'en',
      ),
    ).rejects.toMatchObject(code('backend_failed'));
  });

  it('lets nobody touch what is another’s, and nobody without a store touch anything', async () => {
    const { id, modified } = await products.addProduct(seller(hana), goods(), 'en');
    const wish = { id, seen: modified, change: { price: 1 } };
    const missing = code('not_found');
    await expect(products.getOwnProduct(theo, id, 'en')).rejects.toMatchObject(missing);
    await expect(products.changeProduct(theo, wish, 'en')).rejects.toMatchObject(missing);
    await expect(products.removeProduct(theo, id, 'en')).rejects.toMatchObject(missing);
    const [service] = (await catalogue.celebrity(hana.id, 'en')).services;
    await expect(products.getOwnProduct(hana, service?.id ?? 0, 'en')).rejects.toMatchObject(
      missing,
    );
    for (const role of ['fan', 'manager', 'administrator'] satisfies Role[]) {
      const actor = { id: hana.id, role };
      const refused = code('not_allowed');
      await expect(products.listOwnProducts(actor, all, 'en')).rejects.toMatchObject(refused);
      await expect(products.addProduct(seller(actor), goods(), 'en')).rejects.toMatchObject(
        refused,
      );
      await expect(products.changeProduct(actor, wish, 'en')).rejects.toMatchObject(refused);
      await expect(products.removeProduct(actor, id, 'en')).rejects.toMatchObject(refused);
      await expect(services.getOwnServices(actor)).rejects.toMatchObject(refused);
      await expect(services.changeServices(seller(actor), { getVideo: 1 })).rejects.toMatchObject(
        refused,
      );
    }
    await products.removeProduct(hana, id, 'en');
    await expect(products.getOwnProduct(hana, id, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.product(id, 'en')).rejects.toMatchObject(missing);
  });

  it('shows a text in another language until there is one in the reader’s, and says so', async () => {
    const made = await products.addProduct(seller(hana), goods({ title: 'Γερανοί' }), 'el');
    expect(await catalogue.product(made.id, 'tr')).toMatchObject({
      title: 'Γερανοί',
      languages: { title: 'el', description: 'el' },
    });
    const { modified } = await products.getOwnProduct(hana, made.id, 'tr');
    const wish = { id: made.id, seen: modified, change: { title: 'Turnalar' } };
    await products.changeProduct(hana, wish, 'tr');
    expect(await catalogue.product(made.id, 'tr')).toMatchObject({
      title: 'Turnalar',
      languages: { title: 'tr', description: 'el' },
    });
    expect((await catalogue.product(made.id, 'ru')).title).toBe('Γερανοί');
  });

  it('offers services at a price and no more, which fans see at once', async () => {
    const before = await catalogue.celebrity(hana.id, 'en');
    const now = await services.changeServices(seller(hana), {
      getVideo: 9_950,
      facebookPost: 7_000,
      sendMessage: null,
    });
    expect(now).toContainEqual({ kind: 'getVideo', offered: true, price: 9_950 });
    expect(now).toContainEqual({ kind: 'sendMessage', offered: false, price: 2_500 });
    const shown = (await catalogue.celebrity(hana.id, 'en')).services;
    expect(shown.map(({ kind }) => kind)).not.toContain('sendMessage');
    expect(shown).toContainEqual(expect.objectContaining({ kind: 'facebookPost', price: 7_000 }));
    // The product behind a service stays the same one: orders name it.
    const idOf = (list: typeof shown) => list.find(({ kind }) => kind === 'getVideo')?.id;
    expect(idOf(shown)).toBe(idOf(before.services));
    await services.changeServices(seller(hana), { sendMessage: 2_600, facebookPost: null });
    const again = (await catalogue.celebrity(hana.id, 'en')).services;
    expect(again.map(({ kind }) => kind)).toEqual(before.services.map(({ kind }) => kind));
  });
});
