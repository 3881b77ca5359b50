import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listTeam, setPassword, usernameOf } from '#app/server/backend/people/accounts.server.ts';
import { createAccount } from '#app/server/backend/people/create-account.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { listCategories } from '#app/server/backend/catalog/categories.server.ts';
import { getCelebrity, listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { listContentSlugs } from '#app/server/backend/content/content.server.ts';
import { getContent } from '#app/server/backend/content/get-content.server.ts';
import { countFacets } from '#app/server/backend/catalog/facets.server.ts';
import { signInWithIdentity } from '#app/server/backend/people/identities.server.ts';
import { connectedIssuers } from '#app/server/backend/people/connect-identity.server.ts';
import { listMenu } from '#app/server/backend/content/list-menu.server.ts';
import { listProductsOf } from '#app/server/backend/catalog/products.server.ts';
import { listProducts } from '#app/server/backend/catalog/list-products.server.ts';
import { getProduct } from '#app/server/backend/catalog/product-from.server.ts';
import { getOwnProduct } from '#app/server/backend/shop/own-products.server.ts';
import { changePicture, getProfile } from '#app/server/backend/people/profile.server.ts';
import { changeProfile } from '#app/server/backend/people/change-profile.server.ts';
import { renewToken } from '#app/server/backend/refresh-token.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import { readSavedAddress } from '#app/server/backend/people/saved-address.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
import { recordedPassword } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { refusals } from '../../support/wordpress/refusals.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** Every call that is not about orders, against the process that behaves as the recorded WordPress. */
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
const signedIn = (login: string, user: Actor = ava) => ({
  user,
  token: wordpress.people.tokenOf(login),
});

describe('the catalogue of a WordPress as it was recorded', () => {
  it('has celebrities with countries, categories and services, which the plugin does not tell', async () => {
    const { rows, total } = await listCelebrities('el');
    expect([total, rows.length]).toEqual([12, 12]);
    expect(rows[0]).toMatchObject({
      id: 2,
      shopName: 'Ava Moreno',
      country: 'US',
      countryName: 'Ηνωμένες Πολιτείες',
      categories: ['music', 'singers'],
      from: 6000,
    });
    const { services, biography } = await getCelebrity(2, 'en');
    const quality = { seconds: 30, sound: true, nameSpoken: true };
    expect(services).toEqual([
      { id: 59, kind: 'getVideo', price: 6500, promisedDays: 7, quality },
      { id: 61, kind: 'sendMessage', price: 6000, promisedDays: 7, quality: null },
    ]);
    expect(biography).toContain('I’m Ava Moreno');
    expect(await outcomeOf(getCelebrity(999_999, 'en'))).toBe('not_found');
  });

  it('is narrowed, searched and ordered by the app, as its lists know neither', async () => {
    const found = async (search: object) =>
      (await listCelebrities('en', search)).rows.map(({ shopName }) => shopName);
    expect(await found({ search: 'LUCA' })).toEqual(['Luca Bianchi']);
    expect(await found({ search: 'unknown-user' })).toEqual([]);
    for (const search of ['singers', 'Сједињене Државе', 'united states']) {
      expect([search, await found({ search })]).toEqual([search, ['Ava Moreno']]);
    }
    expect(await found({ category: 'music' })).toContain('Ava Moreno');
    expect(await found({ country: 'US', category: 'singers' })).toEqual(['Ava Moreno']);
    expect((await found({ sort: 'price-asc' }))[0]).toBe('Ava Moreno');
    expect(await found({ maxPrice: 60 })).toEqual(['Ava Moreno']);
    expect(await found({ page: 2 })).toEqual([]);
    const facets = await countFacets('celebrities', 'en', {});
    expect(facets.countries).toContainEqual({ code: 'US', name: 'United States', count: 1 });
    expect(facets.categories).toContainEqual({ slug: 'singers', count: 1 });
  });

  it('shows as goods only what is sent by post and has one price', async () => {
    const { rows } = await listProducts('en', { category: 'music' });
    expect(rows).toMatchObject([{ id: 62, title: 'Signed photo from Ava Moreno', price: 4500 }]);
    expect((await listProductsOf(2, 'en')).rows.map(({ id }) => id)).toEqual([62]);
    expect(await getProduct(62, 'en')).toMatchObject({ seller: { id: 2, shopName: 'Ava Moreno' } });
    for (const id of [59, 63, 999_999])
      expect(await outcomeOf(getProduct(id, 'en'))).toBe('not_found');
    const { categories } = await countFacets('products', 'en');
    expect(categories).toContainEqual({ slug: 'music', count: 1 });
  });

  it('hides a celebrity whose store is closed, with all that is sold there', async () => {
    const store = wordpress.vendors.get(2);
    if (!store) throw new Error('Ava is not there');
    const line = { kind: 'product', id: 'a', productId: 62 } as const;
    expect(await readLineFacts([line], 'en')).toMatchObject([{ productId: 62 }]);
    wordpress.vendors.set(2, { ...store, is_store_offline: 'yes' });
    startAnew();
    expect((await listCelebrities('en')).total).toBe(11);
    expect(await outcomeOf(getCelebrity(2, 'en'))).toBe('not_found');
    expect((await listProductsOf(2, 'en')).rows).toEqual([]);
    expect(await outcomeOf(getProduct(62, 'en'))).toBe('not_found');
    expect(await readLineFacts([line], 'en')).toEqual([]);
    // Whose it is goes on with it as it is.
    expect(await getOwnProduct(ava, 62, 'en')).toMatchObject({ id: 62, status: 'published' });
    wordpress.vendors.set(2, store);
    startAnew(memory);
  });

  it('is there but for a row that no plugin should have written', async () => {
    const strange = { id: 4_000, name: 7_777, status: 'publish', store: [] } as never;
    wordpress.trouble = { strange: true };
    wordpress.products.set(4_000, strange);
    const told = vi.spyOn(console, 'error').mockReturnValue();
    startAnew();
    expect((await listCelebrities('en')).total).toBe(12);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('left out'));
    expect(JSON.stringify(told.mock.calls)).not.toContain('7777');
    told.mockRestore();
    wordpress.products.delete(4_000);
    startAnew(memory);
  });

  it('is asked once for what many look at in the same moment, and no more while that is new', async () => {
    const questions = (part: string) =>
      wordpress.asked.filter(({ path }) => path.includes(part)).length;
    startAnew();
    await listCelebrities('en');
    const once = questions('store-vendors');
    startAnew();
    wordpress.asked.length = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_none, index) => [
        listCelebrities('el', { page: 1 + (index % 3) }),
        countFacets('celebrities', 'en', {}),
        catalogue.categories('tr'),
        catalogue.menu('footer-links', 'tr'),
      ]).flat(),
    );
    expect(['store-vendors', 'graphql', 'menus'].map(questions)).toEqual([once, 1, 1]);
    wordpress.asked.length = 0;
    await Promise.all([listCelebrities('tr'), catalogue.categories('tr')]);
    await catalogue.menu('footer-links', 'tr');
    expect(wordpress.asked).toEqual([]);
    startAnew(memory);
  });

  it('has categories without the services’, menus that lead here, and pages', async () => {
    const categories = await listCategories('en');
    expect(categories.map(({ slug }) => slug)).toEqual([
      ...['comedy', 'creators', 'film-tv', 'music', 'reality-tv', 'sport'],
    ]);
    const exclude = wordpress.asked.find(({ path }) => path.includes('graphql'))?.body;
    expect(exclude).toMatchObject({ variables: { exclude: expect.arrayContaining(['70']) } });
    const menu = await listMenu('footer-menu', 'en');
    expect(menu[0]).toMatchObject({ title: 'About us' });
    expect((await getContent('about', 'en')).html).toContain('fans &amp; celebrities');
    expect(await outcomeOf(getContent('nothing', 'en'))).toBe('not_found');
    expect(await listContentSlugs()).toContain('about');
  });

  it('is a failure and not an empty shop where lists and categories are something else', async () => {
    const { network } = gatewayWorld;
    gatewayWorld.network = async (input, init) => {
      const answer = await network(input, init);
      const isList = Array.isArray(await answer.clone().json());
      return Response.json(isList ? [{ strange: true }] : { strange: true });
    };
    startAnew();
    expect(await outcomeOf(listCelebrities('en'))).toBe('backend_failed');
    expect(await outcomeOf(listCategories('en'))).toBe('backend_failed');
    expect(await outcomeOf(listMenu('footer-menu', 'en'))).toBe('backend_failed');
    gatewayWorld.network = network;
    startAnew(memory);
  });

  it('is there after a start and while the WordPress is away, as it was read last', async () => {
    await listCelebrities('en');
    wordpress.trouble = { broken: 'html' };
    startAnew(memory);
    expect((await listCelebrities('en')).total).toBe(12);
    startAnew();
    expect(await outcomeOf(listCelebrities('en'))).toBe('backend_failed');
    startAnew(memory);
  });
});

describe('people of such a WordPress', () => {
  it('sign in by name or address, and never learn which half was wrong', async () => {
    const { user } = await signInWithPassword('vendor1', recordedPassword);
    expect(user).toMatchObject({ id: 2, role: 'celebrity', name: 'Ava Moreno' });
    const fan = await signInWithPassword('fan1@example.test', recordedPassword);
    expect(fan.user).toMatchObject({ id: 14, role: 'fan' });
    expect(fan.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    for (const [name, password] of [
      ['fan1', 'wrong'],
      ['unknown-user', recordedPassword],
      ['', ''],
    ] as const) {
      expect(await outcomeOf(signInWithPassword(name, password))).toBe('wrong_credentials');
    }
    // Anyone who refuses everyone says nothing of a password, nor of a session.
    const { network } = gatewayWorld;
    gatewayWorld.network = () =>
      Promise.resolve(Response.json({ code: 'rest_forbidden' }, { status: 401 }));
    expect(await outcomeOf(signInWithPassword('fan1', recordedPassword))).toBe('backend_failed');
    expect((await renewToken(fan.token)).kind).toBe('unreachable');
    expect(await outcomeOf(getProfile(signedIn('vendor1'), 'en'))).toBe('backend_failed');
    gatewayWorld.network = network;
    expect(await usernameOf(fan.token)).toBe('fan1');
  });

  it('keep a token that cannot be renewed until it expires, and lose one that is no good', async () => {
    expect((await renewToken(wordpress.people.tokenOf('vendor1'))).kind).toBe('not-refreshable');
    expect((await renewToken('a.b.c')).kind).toBe('refused');
  });

  it('register as fans in their language; celebrities are opened by the operator', async () => {
    const base = { username: 'iris', email: 'iris@example.test', password: 'a long one 1' };
    const id = await createAccount({ ...base, kind: 'fan', shopName: '' }, 'el');
    expect(id).toBeGreaterThan(17);
    expect(await createAccount({ ...base, kind: 'fan', shopName: '' }, 'el')).toBeNull();
    expect(await setPassword(id ?? 0, 'another one 1')).toMatchObject({ id, locale: 'el' });
    expect((await signInWithPassword('iris', 'another one 1')).user.id).toBe(id);
    const celebrity = { ...base, kind: 'celebrity', shopName: 'Iris' } as const;
    expect(await outcomeOf(createAccount(celebrity, 'el'))).toBe(
      refusals['Open a celebrity’s account'],
    );
    expect((await listTeam()).map(({ role }) => role)).toEqual(['manager', 'administrator']);
  });

  it('come by no social login, and are connected nowhere', async () => {
    const identity = {
      ...{ issuer: 'https://id.example', subject: 'iris', name: 'Iris' },
      ...{ email: 'iris@example.test', emailVerified: true },
    };
    await expect(signInWithIdentity(identity, 'en')).rejects.toMatchObject({
      failure: refusals['Sign in without a password'],
    });
    expect(await connectedIssuers(14)).toEqual([]);
  });

  it('change their profiles; what WCFM lets no one write is kept as user meta', async () => {
    const fan = signedIn('fan1', { id: 14, role: 'fan' });
    const change = (who: typeof fan, what: object) => changeProfile(who, what, 'en', 'Astera');
    expect(await getProfile(fan, 'en')).toMatchObject({
      ...{ firstName: 'Grace', city: 'New York', mayChangePicture: false },
    });
    await change(fan, { phone: '+35722000000', notifications: { orderMoved: false } });
    expect(await getProfile(fan, 'en')).toMatchObject({ phone: '+35722000000' });
    expect(await readSavedAddress(14)).toMatchObject({
      ...{ firstName: 'Grace', phone: '+35722000000', address1: '1 Fan Road', country: 'US' },
    });

    const celebrity = signedIn('vendor1');
    await change(celebrity, { storeName: 'Ava & Band', description: 'We sing.' });
    expect(await getProfile(celebrity, 'en')).toMatchObject({ storeName: 'Ava & Band' });
    expect(await getCelebrity(2, 'en')).toMatchObject({ shopName: 'Ava & Band' });
    expect((await getCelebrity(2, 'el')).biography).toContain('Los Angeles');
    const stranger = signedIn('vendor2');
    expect(await outcomeOf(change(stranger, { storeName: 'Mine' }))).toBe('backend_failed');
    expect((await getCelebrity(2, 'en')).shopName).toBe('Ava & Band');
    await change(celebrity, { storeName: 'Ava Moreno' });
    expect(await outcomeOf(changePicture(fan, new Uint8Array(8)))).toBe(
      refusals['Take a picture of a fan or a manager'],
    );
  });
});
