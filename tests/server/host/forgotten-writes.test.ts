import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { catalogue as appCatalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type { answerEndpoint } from '#app/server/backend/endpoints.server.ts';
import type { cacheMetrics } from '#app/platform/cache/swr-cache-metrics.server.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { unwatched } from '#tests/support/browser/unwatched.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

/** The client asks this back end, which is the real one in memory; what it asks is written down. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  asked: [] as string[],
}));
vi.mock('#app/server/composition.server.ts', () => ({
  embeddedOwns: ({ pathname }: URL) => pathname.startsWith('/wp-json/'),
  isShopPath: () => true,
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => {
        if (request.method === 'GET') reached.asked.push(new URL(request.url).pathname);
        return reached.fetch?.(request);
      },
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const idSchema = v.looseObject({ id: v.number() });
const vendorSchema = v.looseObject({ vendor_id: v.number() });

describe.each(anyDatabase)('what is written at the back end’s own paths', ({ open }) => {
  let fixture: BackendFixture;
  let catalogue: typeof appCatalogue;
  let answer: typeof answerEndpoint;
  let figures: typeof cacheMetrics;
  /** Words to the other processes. */
  const words: string[] = [];
  const ids = { celebrity: 0, other: 0, photo: 0, mug: 0 };
  const bearer: Record<string, string> = {};

  beforeAll(async () => {
    vi.resetModules();
    fixture = await startBackend(open);
    reached.fetch = fixture.backend.fetch;
    ({ catalogue } = await import('#app/server/backend/catalog/cached-catalog.server.ts'));
    ({ answerEndpoint: answer } = await import('#app/server/backend/endpoints.server.ts'));
    ({ cacheMetrics: figures } = await import('#app/platform/cache/swr-cache-metrics.server.ts'));
    const { carryForgetting } = await import('#app/platform/cache/broadcast-invalidation.ts');
    carryForgetting(async (word) => {
      words.push(word);
    });
    const goodsOf = async (slug: string) => {
      const { body } = await fixture.ask('GET', `/wp-json/wc/v3/products?slug=${slug}`, {
        authorization: serviceAuthorization,
      });
      return v.parse(v.array(idSchema), body)[0]?.id;
    };
    const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    for (const login of ['fan', 'celebrity'])
      bearer[login] = `Bearer ${await fixture.tokenOf(login)}`;
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: bearer['celebrity'] ?? null,
    });
    const celebrity = v.parse(idSchema, me.body).id;
    const people = v.parse(v.array(vendorSchema), vendors.body).map(({ vendor_id }) => vendor_id);
    const other = people.find((id) => id !== celebrity) ?? 0;
    Object.assign(ids, {
      celebrity,
      other,
      photo: await goodsOf('signed-photo'),
      mug: await goodsOf('mug'),
    });
  });
  afterAll(() => fixture.close());

  /** What pages of visitors are made of. */
  const pages = {
    own: () => catalogue.celebrity(ids.celebrity, 'en'),
    other: () => catalogue.celebrity(ids.other, 'en'),
    photo: () => catalogue.product(ids.photo, 'en'),
    mug: () => catalogue.product(ids.mug, 'en'),
    celebrities: () => catalogue.celebrities('en', {}),
    products: () => catalogue.products('en', {}),
    categories: () => catalogue.categories('en'),
  } as const;
  type Page = keyof typeof pages;
  const every = Object.keys(pages).filter((name): name is Page => name in pages);

  /** The pages for which the back end has to be asked now. */
  async function cold(): Promise<Page[]> {
    const found: Page[] = [];
    for (const name of every) {
      reached.asked.length = 0;
      await pages[name]();
      if (reached.asked.length > 0) found.push(name);
    }
    return found;
  }
  beforeEach(async () => {
    await cold();
    words.length = 0;
  });

  /** What someone sends to the site's own address. */
  async function send(method: string, path: string, body: object | string, authorization: string) {
    const request = new Request(`http://site.test/wp-json/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const found = await answer(request, {
      clientAddress: '',
      openLimit: () => Promise.reject(new Error('no one signs in')),
      isClosed: () => Promise.resolve(false),
      needsSecondFactor: () => Promise.resolve(false),
      watch: unwatched,
    });
    expect(found?.ok).toBe(true);
    return found;
  }
  const asFan = (body: object | string) =>
    send('POST', 'wp/v2/users/me', body, bearer['fan'] ?? '');
  const store = () => `wcfmmp/v1/settings/id/${ids.celebrity}`;
  const describeStore = (text: string) =>
    send('PATCH', store(), { shop_description: text }, bearer['celebrity'] ?? '');

  it.each([
    ['an empty POST', ''],
    ['one of an empty object', {}],
    ['the own name', { first_name: 'Grace', last_name: 'H' }],
  ])('by a fan about himself makes no page cold: %s', async (_, body) => {
    await asFan(body);
    expect(await cold()).toEqual([]);
    expect(words).toEqual([]);
  });

  it('a hundred times by a fan makes no page cold', async () => {
    for (let time = 0; time < 100; time += 1) await asFan({ first_name: `Grace ${time}` });
    expect(await cold()).toEqual([]);
    expect(words).toEqual([]);
  });

  it.each(['own', 'none'])('to what was there already changes nothing: %s', async (what) => {
    await describeStore('Sings.');
    await cold();
    words.length = 0;
    const same =
      what === 'own'
        ? await describeStore('Sings.')
        : await send('PATCH', store(), {}, bearer['celebrity'] ?? '');
    expect(same?.headers.get('x-astera-unchanged')).toBe('true');
    const product = `wc/v3/products/${ids.photo}`;
    const { price } = await pages.photo();
    await send('PUT', product, {}, serviceAuthorization);
    const regular_price = (price / 100).toFixed(2);
    await send('PUT', product, { regular_price }, serviceAuthorization);
    expect(await cold()).toEqual([]);
    expect(words).toEqual([]);
  });

  it('of a customer’s address stands on no page', async () => {
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: bearer['fan'] ?? null,
    });
    const customer = `wc/v3/customers/${v.parse(idSchema, me.body).id}`;
    await send('PUT', customer, { billing: { city: 'Patras' } }, serviceAuthorization);
    expect(await cold()).toEqual([]);
  });

  it('by a celebrity makes the own page cold, and lists; other pages stay', async () => {
    await describeStore('Sings louder.');
    expect((await pages.own()).biography).toContain('Sings louder.');
    expect(words).toEqual([
      `catalogue celebrity:${ids.celebrity},shown:celebrity:${ids.celebrity}`,
    ]);
    expect(await cold()).not.toContain('other');
    await describeStore('Sings softly.');
    const found = await cold();
    expect(found).toEqual(expect.arrayContaining(['own', 'celebrities', 'products']));
    expect(found).not.toEqual(expect.arrayContaining(['other']));
    expect(found).not.toContain('categories');
  });

  it('of one product leaves the pages of others', async () => {
    await send(
      'PUT',
      `wc/v3/products/${ids.photo}`,
      { regular_price: '31.00' },
      serviceAuthorization,
    );
    const found = await cold();
    expect((await pages.photo()).price).toBe(3100);
    expect(found).toEqual(expect.arrayContaining(['photo', 'products']));
    for (const name of ['mug', 'other', 'categories']) expect(found).not.toContain(name);
  });

  it('in a burst is read anew a few times, and is right in the end', async () => {
    // Nothing that was allowed comes back meanwhile.
    const now = performance.now() + 11_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    const warm = figures.get('celebrity fetched') ?? 0;
    await pages.other();
    for (let time = 1; time <= 100; time += 1) {
      await describeStore(`Text ${time}`);
      // Its own page is right at once, each time.
      if (time % 25 === 0) expect((await pages.own()).biography).toContain(`Text ${time}<`);
      await pages.other();
    }
    const of = (name: string) => words.filter((word) => word.split(' ')[0] === name).length;
    expect([of('catalogue'), of('catalogue-named')]).toEqual([30, 70]);
    // Four times the own page, and no other.
    expect((figures.get('celebrity fetched') ?? 0) - warm).toBe(4);
    await vi.waitFor(() => expect(words.at(-1)).toBe('catalogue-lists'), { timeout: 5_000 });
    const found = await cold();
    expect(found).toEqual(expect.arrayContaining(['celebrities', 'products']));
    for (const name of ['other', 'categories']) expect(found).not.toContain(name);
    clock.mockRestore();
  });
});
