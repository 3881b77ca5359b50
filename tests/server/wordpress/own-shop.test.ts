import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';
import { listProductsOf } from '#app/server/backend/catalog/products.server.ts';
import * as own from '#app/server/backend/shop/own-products.server.ts';
import { addProduct, changeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { removeProduct } from '#app/server/backend/shop/own-product-writes.server.ts';
import { changeServices } from '#app/server/backend/shop/own-services.server.ts';
import { getOwnServices } from '#app/server/backend/shop/get-own-services.server.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Seller } from '#app/server/backend/shop/own-rows.server.ts';
import type { ServiceChange } from '#domain/service/own-service.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew, startTwo } from '../../support/wordpress/gateway-world.ts';
import { pictureOf } from '../../support/wordpress/files.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** What celebrities sell, in the process that behaves as the recorded WordPress. */
let wordpress: RecordedWordpress;
const memory = memoryOfOne();

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  startAnew(memory);
});
beforeEach(() => {
  wordpress.trouble = {};
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const ava = { id: 2, role: 'celebrity' } as const;
const change = (seller: Seller, services: ServiceChange) =>
  changeServices(seller, services, (language) =>
    Promise.resolve((kind) => `${kind} in ${language}`),
  );
const signedIn = (login: string, user: Actor = ava) => ({
  user,
  token: wordpress.people.tokenOf(login),
});

const terms = (price: number, promisedDays = 7) => ({ price, promisedDays });

describe('what a celebrity sells there', () => {
  it('is all that is asked for, however many drafts others have', async () => {
    const like = wordpress.products.get(67);
    if (!like) throw new Error('there is nothing of another celebrity');
    const ids = Array.from({ length: 250 }, (_none, index) => 50_000 + index);
    for (const id of ids) wordpress.products.set(id, { ...like, id, status: 'draft' });
    const seller = signedIn('vendor1');
    const all = { page: 1, search: '', status: null } as const;
    expect((await own.listOwnProducts(seller, all, 'en')).rows.map(({ id }) => id)).toEqual([62]);
    expect(await getOwnServices(seller)).toHaveLength(2);
    expect(wordpress.asked.map(({ authorization }) => authorization)).toEqual(
      Array(2).fill(`Bearer ${seller.token}`),
    );
    // A token that WooCommerce shows everyone's products to has no list read to its end but those of what no one is
    // shown.
    wordpress.asked.length = 0;
    const team = { ...seller, token: wordpress.people.tokenOf('manager') };
    expect((await own.listOwnProducts(team, all, 'en')).rows.map(({ id }) => id)).toEqual([62]);
    const askedOf = (pattern: RegExp) => wordpress.asked.filter(({ path }) => pattern.test(path));
    expect(askedOf(/products\?(?!.*status=)/)).toHaveLength(2);
    expect(askedOf(/wc\/v3\/products\?.*status=(draft|pending|private)/)).toHaveLength(5);
    expect(wordpress.asked).toHaveLength(7);
    for (const id of ids) wordpress.products.delete(id);
    const late = { ...seller, token: 'a.b.c' };
    expect(await outcomeOf(own.listOwnProducts(late, all, 'en'))).toBe('session_expired');
  });

  it('is all there on several pages, though much of it was made in one second', async () => {
    const like = wordpress.products.get(62);
    if (!like) throw new Error('there is nothing of hers');
    const ids = Array.from({ length: 250 }, (_none, index) => 60_000 + index);
    for (const id of ids) wordpress.products.set(id, { ...like, id });
    const all = { page: 1, search: '', status: null } as const;
    const { total } = await own.listOwnProducts(signedIn('vendor1'), all, 'en');
    for (const id of ids) wordpress.products.delete(id);
    expect(total).toBe(251);
  });

  it('is made with the own token, so that it is hers, and changed where it is hers alone', async () => {
    const seller = signedIn('vendor1');
    const made = await addProduct(
      seller,
      {
        ...{ title: 'Paper cranes', description: '**by hand**', price: 2450, categoryId: 44 },
        ...{ stock: 3, pictures: [], status: 'draft' },
      },
      'en',
    );
    const listed = await own.listOwnProducts(
      seller,
      { page: 1, search: '', status: 'draft' },
      'en',
    );
    expect(listed).toMatchObject({ rows: [{ id: made.id, title: 'Paper cranes' }], total: 1 });
    const change = { id: made.id, seen: made.modified, change: { price: 2600 } };
    await changeProduct(ava, change, 'en');
    const stored = wordpress.products.get(made.id);
    expect(stored).toMatchObject({ regular_price: '26.00' });
    expect(JSON.stringify(stored?.meta_data)).not.toContain('_astera');
    expect(await outcomeOf(own.getOwnProduct({ id: 3, role: 'celebrity' }, made.id, 'en'))).toBe(
      'not_found',
    );
    await removeProduct(ava, made.id, 'en');
    expect(await outcomeOf(own.getOwnProduct(ava, made.id, 'en'))).toBe('not_found');
    const picture = await own.addProductPicture(seller, new Uint8Array(8));
    expect(picture.src).toContain('/wp-content/uploads/');
  });

  it('shows pictures that she sent, and what was there; no one else’s is taken or described anew', async () => {
    const seller = signedIn('vendor1');
    const cranes = { title: 'Cranes', description: '', price: 2450, categoryId: 44, stock: 3 };
    const draft = { ...cranes, status: 'draft' } as const;
    const mine = await own.addProductPicture(seller, new Uint8Array(8));
    const priya = signedIn('vendor2', { id: 3, role: 'celebrity' });
    const hers = await own.addProductPicture(priya, new Uint8Array(8));
    const naming = (id: number, alt: string) => ({ ...draft, pictures: [{ id, alt }] });
    const made = await addProduct(seller, naming(mine.id, 'Three cranes'), 'en');
    expect(wordpress.files.get(mine.id)).toMatchObject({ author: 2, alt_text: 'Three cranes' });
    wordpress.asked.length = 0;
    const taken = [
      addProduct(seller, naming(hers.id, 'Mine now'), 'en'),
      changeProduct(
        ava,
        { id: made.id, seen: made.modified, change: { pictures: [{ id: hers.id, alt: 'Mine' }] } },
        'en',
      ),
    ];
    expect(await Promise.all(taken.map(outcomeOf))).toEqual(['invalid_input', 'invalid_input']);
    expect(wordpress.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(wordpress.files.get(hers.id)).toMatchObject({ alt_text: '' });
    // An operator gave it another picture; it may stay, with words of her own.
    const [recorded = 0] = wordpress.files.keys();
    const stored = wordpress.products.get(made.id);
    if (!stored) throw new Error('there is no such product');
    wordpress.products.set(made.id, { ...stored, images: [pictureOf({ id: recorded })] });
    const pictures = [
      { id: recorded, alt: 'From the shop' },
      { id: mine.id, alt: 'Four cranes' },
    ];
    const change = { id: made.id, seen: made.modified, change: { pictures } };
    expect(await changeProduct(ava, change, 'en')).toMatchObject({ pictures });
  });

  it('stays on sale where the shop has it on sale, whatever is typed', async () => {
    const photo = wordpress.products.get(62);
    if (!photo) throw new Error('there is nothing of hers');
    wordpress.products.set(62, {
      ...photo,
      regular_price: '45.00',
      sale_price: '30.00',
      price: '30.00',
    });
    const before = await own.getOwnProduct(ava, 62, 'en');
    expect(before).toMatchObject({ price: 4500, sale: 3000 });
    const typed = { id: 62, seen: before.modified, change: { price: 5000 } };
    expect(await changeProduct(ava, typed, 'en')).toMatchObject({ price: 5000, sale: 3000 });
    expect((await listProductsOf(2, 'en')).rows).toContainEqual(
      expect.objectContaining({ id: 62, price: 3000 }),
    );
    wordpress.products.set(62, photo);
  });

  it('is shown under her initials where a plugin’s picture stands for one of hers', async () => {
    const store = wordpress.vendors.get(2);
    if (!store) throw new Error('she has no store');
    const path = '/wp-content/plugins/wc-frontend-manager/assets/images/wcfmmp-blue.png';
    wordpress.vendors.set(2, { ...store, vendor_shop_logo: `${wordpress.origin}${path}` });
    expect((await getCelebrity(2, 'en')).portrait).toBeNull();
    wordpress.vendors.set(2, store);
    expect((await getCelebrity(2, 'en')).portrait).toContain('/wp-content/uploads/');
  });

  it('is seen in every process as soon as it was changed', async () => {
    startTwo();
    const priceIn = async () =>
      (await listProductsOf(2, 'en')).rows.find(({ id }) => id === 62)?.price;
    const inBoth = async () => [await priceIn(), await priceIn()];
    const [before] = await inBoth();
    const { modified } = await own.getOwnProduct(ava, 62, 'en');
    const price = (before ?? 0) + 100;
    await changeProduct(ava, { id: 62, seen: modified, change: { price } }, 'en');
    expect(await inBoth()).toEqual([price, price]);
    startAnew(memory);
  });

  it('is offered and withdrawn, one after the other, in the category of the services', async () => {
    const kinds = async () =>
      (await getOwnServices(signedIn('vendor1')))
        .filter(({ offered }) => offered)
        .map(({ kind }) => kind);
    // Recorded at a price of 75 and an offer of 65, which is what fans pay, also once another price is typed.
    const quality = { seconds: 30, sound: true, nameSpoken: true };
    const video = { kind: 'getVideo', offered: true, sale: 6500, quality } as const;
    // A service that says nothing of its promise is promised within a week, and its video with what is usual.
    const own = () => getOwnServices(signedIn('vendor1'));
    expect(await own()).toContainEqual({ ...video, ...terms(7500) });
    await change(signedIn('vendor1'), { getVideo: terms(7000, 3), twitterFollow: terms(900) });
    expect(await own()).toContainEqual({ ...video, ...terms(7000, 3) });
    expect((await getCelebrity(2, 'en')).services).toContainEqual(
      expect.objectContaining({ kind: 'getVideo', price: 6500, promisedDays: 3 }),
    );
    expect((await kinds()).toSorted()).toEqual(['getVideo', 'sendMessage', 'twitterFollow']);
    const made = [...wordpress.products.values()].find(({ id, virtual }) => id > 2_000 && virtual);
    // The shop's own pages show its title; the stand-in does not tell its language.
    expect(made).toMatchObject({ name: 'twitterFollow in en', categories: [{ id: 70 }] });
    await change(signedIn('vendor1'), { getVideo: terms(7500), twitterFollow: null });
    expect(await kinds()).not.toContain('twitterFollow');
    expect((await getCelebrity(2, 'en')).services).toHaveLength(2);
  });

  it('gets a title where an earlier version called it by its kind', async () => {
    const seller = signedIn('vendor1');
    await change(seller, { facebookFriend: terms(900) });
    const [made] = [...wordpress.products.values()].filter(({ name }) =>
      name.startsWith('facebookFriend'),
    );
    if (!made) throw new Error('nothing was made');
    wordpress.products.set(made.id, { ...made, name: 'facebookFriend' });
    await change(seller, { facebookFriend: terms(1_000) });
    expect(wordpress.products.get(made.id)).toMatchObject({ name: 'facebookFriend in en' });
    wordpress.products.delete(made.id);
  });

  it('is offered again and not made anew, though everyone’s products are listed to the token', async () => {
    const seller = signedIn('vendor1');
    for (const each of [terms(900), null]) await change(seller, { instagramFollow: each });
    const like = wordpress.products.get(67);
    if (!like) throw new Error('there is nothing of another celebrity');
    const ids = Array.from({ length: 150 }, (_none, index) => 1_000 + index);
    for (const id of ids) wordpress.products.set(id, { ...like, id });
    const before = wordpress.products.size;
    await change(
      { ...seller, token: wordpress.people.tokenOf('manager') },
      { instagramFollow: terms(1_000) },
    );
    expect(wordpress.products.size).toBe(before);
    for (const id of ids) wordpress.products.delete(id);
    const offered = { kind: 'instagramFollow', offered: true, ...terms(1_000), sale: null };
    expect(await getOwnServices(seller)).toContainEqual({ ...offered, quality: null });
  });

  it('is offered once, however often it is saved at a moment', async () => {
    const ofKind = (kind: string) =>
      [...wordpress.products.values()].filter(
        ({ meta_data = [], status }) =>
          status !== 'trash' &&
          meta_data.some(({ key, value }) => key === '_service' && value === kind),
      );
    const prices = [1_100, 1_200, 1_300];
    const all = prices
      .map((price) => terms(price))
      .map((each) => ({ facebookPost: each, instagramLike: each }));
    await Promise.all(all.map((each) => change(signedIn('vendor1'), each)));
    expect(['facebookPost', 'instagramLike'].map((kind) => ofKind(kind).length)).toEqual([1, 1]);
  });

  it('goes no further once the saving was given up', async () => {
    const { network } = gatewayWorld;
    const given = new AbortController();
    gatewayWorld.network = async (input, init) => {
      const answer = await network(input, init);
      if (init?.method === 'POST') given.abort();
      return answer;
    };
    const request = new Request(`${wordpress.origin}${paths.productBatch}`, {
      method: 'POST',
      signal: given.signal,
      headers: {
        authorization: `Bearer ${wordpress.people.tokenOf('vendor1')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        create: (['facebookFriend', 'instagramStory', 'instagramComment'] as const).map((kind) => ({
          ...{ vendor: 2, virtual: true, status: 'publish', regular_price: '9.00' },
          meta_data: [{ key: '_service', value: kind }],
        })),
      }),
    });
    await expect(gatewayWorld.fetch(request)).rejects.toThrow(/abort/);
    gatewayWorld.network = network;
    const made = wordpress.asked.filter(({ method }) => method === 'POST');
    expect([made.length, request.signal.aborted]).toEqual([1, true]);
  });
});
