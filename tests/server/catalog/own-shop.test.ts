import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import * as products from '#app/server/backend/shop/own-products.server.ts';
import { addProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { changeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { removeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import * as services from '#app/server/backend/shop/own-services.server.ts';
import { getOwnServices } from '#app/server/backend/shop/get-own-services.server.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import type { NewProduct } from '#domain/product/own-product-entries.ts';
import type { Actor, Role } from '#domain/account/role.ts';

import { anyBackend, type ShopFixture } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({ shop: null as ShopFixture | null }));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.shop?.backend.fetch,
      serviceAuthorization,
      authorizationOf: reached.shop?.authorizationOf,
    }),
}));

const titles: services.ServiceTitles = () => Promise.resolve((kind) => `a ${kind}`);
const all = { page: 1, search: '', status: null } as const;
const webp = new Uint8Array(Buffer.from(`RIFF\x20\0\0\0WEBPVP8L${'\0'.repeat(20)}`, 'latin1'));

/** What celebrities sell, as the app changes it. */
describe.each(anyBackend)('the own shop on $name', ({ start, isOurs }) => {
  let shop: ShopFixture;
  let ava: Actor;
  let priya: Actor;
  const tokens = new Map<number, string>();
  let category = 0;

  async function celebrity(login: string): Promise<Actor> {
    const token = await shop.tokenOf(login);
    const authorization = `Bearer ${token}`;
    const { body } = await shop.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
    const { id } = v.parse(userSchema, body);
    tokens.set(id, token);
    return { id, role: 'celebrity' };
  }
  const seller = (user: Actor) => ({ user, token: tokens.get(user.id) ?? '' });

  beforeAll(async () => {
    shop = await start();
    reached.shop = shop;
    await invalidateCatalog();
    ava = await celebrity('celebrity');
    priya = await celebrity('priya');
    const [own] = (await products.listOwnProducts(seller(ava), all, 'en')).rows;
    category = (await products.getOwnProduct(ava, own?.id ?? 0, 'en')).categoryId ?? 0;
  });
  afterAll(() => shop.close());

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

  it('lists a celebrity’s own goods and no one else’s, drafts too', async () => {
    const draft = await addProduct(
      seller(ava),
      goods({ title: 'A secret', status: 'draft' }),
      'en',
    );
    const mine = await products.listOwnProducts(seller(ava), all, 'en');
    const theirs = await products.listOwnProducts(seller(priya), all, 'en');
    expect(mine.rows[0]).toMatchObject({ id: draft.id, status: 'draft', price: 2450, stock: 3 });
    expect(mine.total).toBe(mine.rows.length);
    const ids = new Set(mine.rows.map(({ id }) => id));
    expect(theirs.rows.filter(({ id }) => ids.has(id))).toEqual([]);
    const found = await products.listOwnProducts(seller(ava), { ...all, search: 'secret' }, 'el');
    expect(found.rows.map(({ id }) => id)).toEqual([draft.id]);
    const published = await products.listOwnProducts(
      seller(ava),
      { ...all, status: 'published' },
      'en',
    );
    expect(published.rows.map(({ id }) => id)).not.toContain(draft.id);
    await expect(catalogue.product(draft.id, 'en')).rejects.toMatchObject(code('not_found'));
  });

  it('gives back what was typed, and shows fans no tag that was typed', async () => {
    const { id, description, modified } = await addProduct(seller(ava), goods(), 'en');
    expect(description).toBe(goods().description);
    const shown = await catalogue.product(id, 'en');
    expect(shown.description).toBe(
      '<p>Folded <strong>by hand</strong></p>\n<ul><li>red &lt;b&gt;</li><li>white</li></ul>',
    );
    const picture = await products.addProductPicture(seller(ava), webp);
    const command = {
      id,
      seen: modified,
      change: { price: 3000, pictures: [{ id: picture.id, alt: 'Red' }] },
    };
    // WordPress dates a change to the second.
    await shop.letSecondPass();
    const changed = await changeProduct(ava, command, 'en');
    expect(changed).toMatchObject({ price: 3000, title: 'Paper cranes', stock: 3 });
    // Fans see it at once, past what was remembered.
    expect(await catalogue.product(id, 'en')).toMatchObject({
      price: 3000,
      pictures: [{ src: picture.src, alt: 'Red' }],
    });
    await expect(changeProduct(ava, command, 'en')).rejects.toMatchObject(code('product_moved_on'));
  });

  it('lets no one touch what is another’s, and no one without a store touch anything', async () => {
    const { id, modified } = await addProduct(seller(ava), goods(), 'en');
    const command = { id, seen: modified, change: { price: 1 } };
    const missing = code('not_found');
    await expect(products.getOwnProduct(priya, id, 'en')).rejects.toMatchObject(missing);
    await expect(changeProduct(priya, command, 'en')).rejects.toMatchObject(missing);
    await expect(removeProduct(priya, id, 'en')).rejects.toMatchObject(missing);
    const [service] = (await catalogue.celebrity(ava.id, 'en')).services;
    await expect(products.getOwnProduct(ava, service?.id ?? 0, 'en')).rejects.toMatchObject(
      missing,
    );
    for (const role of ['fan', 'manager', 'administrator'] satisfies Role[]) {
      const actor = { id: ava.id, role };
      const refused = code('not_allowed');
      await expect(products.listOwnProducts(seller(actor), all, 'en')).rejects.toMatchObject(
        refused,
      );
      await expect(addProduct(seller(actor), goods(), 'en')).rejects.toMatchObject(refused);
      await expect(changeProduct(actor, command, 'en')).rejects.toMatchObject(refused);
      await expect(removeProduct(actor, id, 'en')).rejects.toMatchObject(refused);
      await expect(getOwnServices(seller(actor))).rejects.toMatchObject(refused);
      await expect(
        services.changeServices(seller(actor), { getVideo: { price: 1, promisedDays: 7 } }, titles),
      ).rejects.toMatchObject(refused);
    }
    await removeProduct(ava, id, 'en');
    await expect(products.getOwnProduct(ava, id, 'en')).rejects.toMatchObject(missing);
    await expect(catalogue.product(id, 'en')).rejects.toMatchObject(missing);
  });

  it('offers services at a price and no more, which fans see at once', async () => {
    const before = await catalogue.celebrity(ava.id, 'en');
    const quality = { seconds: 60, sound: true, nameSpoken: false };
    const change = {
      getVideo: { price: 9_950, promisedDays: 3, quality },
      facebookPost: { price: 7_000, promisedDays: 14 },
      sendMessage: null,
    };
    const now = await services.changeServices(seller(ava), change, titles);
    // What the recorded shop has on sale stays on sale.
    const sale = isOurs ? null : 6_500;
    expect(now).toContainEqual({
      ...{ kind: 'getVideo', offered: true, price: 9_950, sale, promisedDays: 3, quality },
    });
    const message = before.services.find(({ kind }) => kind === 'sendMessage');
    expect(now).toContainEqual(
      expect.objectContaining({ kind: 'sendMessage', offered: false, price: message?.price }),
    );
    const shown = (await catalogue.celebrity(ava.id, 'en')).services;
    expect(shown.map(({ kind }) => kind)).not.toContain('sendMessage');
    expect(shown).toContainEqual(
      expect.objectContaining({ kind: 'facebookPost', price: 7_000, promisedDays: 14 }),
    );
    expect(shown).toContainEqual(expect.objectContaining({ kind: 'getVideo', quality }));
    const inTime = async (days: number) => {
      const by = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      return (await listCelebrities('en', { by })).rows.map(({ id }) => id);
    };
    // Three days for Ava, seven for those who have not said.
    expect([await inTime(2), await inTime(3), await inTime(0)]).toEqual([[], [ava.id], []]);
    expect((await inTime(7)).length).toBeGreaterThan(1);
    expect(await inTime(400)).toEqual((await inTime(30)).slice());
    // The product behind a service stays the same one: orders name it.
    const idOf = (list: typeof shown) => list.find(({ kind }) => kind === 'getVideo')?.id;
    expect(idOf(shown)).toBe(idOf(before.services));
    await services.changeServices(
      seller(ava),
      { sendMessage: { price: 2_600, promisedDays: 7 }, facebookPost: null },
      titles,
    );
    const again = (await catalogue.celebrity(ava.id, 'en')).services;
    expect(again.map(({ kind }) => kind)).toEqual(before.services.map(({ kind }) => kind));
  });

  if (!isOurs) return;
  // A WordPress keeps one language of a text, and takes any file of its own for a picture.

  it('shows a text in another language until there is one in the reader’s, and says so', async () => {
    const made = await addProduct(seller(ava), goods({ title: 'Γερανοί' }), 'el');
    expect(await catalogue.product(made.id, 'tr')).toMatchObject({
      title: 'Γερανοί',
      languages: { title: 'el', description: 'el' },
    });
    const { modified } = await products.getOwnProduct(ava, made.id, 'tr');
    const command = { id: made.id, seen: modified, change: { title: 'Turnalar' } };
    await changeProduct(ava, command, 'tr');
    expect(await catalogue.product(made.id, 'tr')).toMatchObject({
      title: 'Turnalar',
      languages: { title: 'tr', description: 'el' },
    });
    expect((await catalogue.product(made.id, 'ru')).title).toBe('Γερανοί');
  });

  it('shows no one a picture that someone else sent', async () => {
    const { id, modified } = await addProduct(seller(ava), goods(), 'en');
    const foreign = await products.addProductPicture(seller(priya), webp);
    const change = { pictures: [{ id: foreign.id, alt: '' }] };
    await expect(changeProduct(ava, { id, seen: modified, change }, 'en')).rejects.toMatchObject(
      code('invalid_input'),
    );
  });
});
