import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { answerEndpoint } from '#app/server/backend/endpoints.server.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { unwatched } from '#tests/support/browser/unwatched.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
  testConsumer,
} from '#tests/support/databases/backend-fixture.ts';

/** The site's own addresses lead to this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  embeddedOwns: () => true,
  isShopPath: () => true,
  openTransport: () => Promise.resolve({ fetch: reached.fetch }),
}));

const stores = '/wp-json/wcfmmp/v1/store-vendors';

describe.each(databases.slice(0, 1))('endpoints of a closed site', ({ open }) => {
  let fixture: BackendFixture;
  let answer: typeof answerEndpoint;
  beforeAll(async () => {
    fixture = await startBackend(open);
    reached.fetch = fixture.backend.fetch;
    ({ answerEndpoint: answer } = await import('#app/server/backend/endpoints.server.ts'));
  });
  afterAll(() => fixture.close());

  async function ask(
    path: string,
    { authorization, isClosed = true }: { authorization?: string; isClosed?: boolean } = {},
  ) {
    const headers = authorization === undefined ? {} : { authorization };
    const found = await answer(new Request(`https://site.test${path}`, { headers }), {
      clientAddress: '',
      openLimit: () => Promise.reject(new Error('no one signs in')),
      isClosed: () => Promise.resolve(isClosed),
      needsSecondFactor: () => Promise.resolve(false),
      watch: unwatched,
    });
    return { status: found?.status, text: (await found?.text()) ?? '' };
  }

  it.each([
    stores,
    '/wp-json',
    '/graphql?query={productCategories{nodes{slug}}}',
    '/index.php?graphql&query={productCategories{nodes{slug}}}',
  ])('tell a stranger nothing at %s', async (path) => {
    expect((await ask(path, { isClosed: false })).status).toBe(200);
    const { status, text } = await ask(path);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({
      code: 'rest_not_logged_in',
      message: 'This site is not open yet.',
      data: { status: 401 },
    });
  });

  it('answer keys and tokens of staff, and no others', async () => {
    const bearer = async (login: string) => `Bearer ${await fixture.tokenOf(login)}`;
    const { key, secret } = testConsumer;
    const statuses = async (authorization: string) => (await ask(stores, { authorization })).status;
    expect(await statuses(serviceAuthorization)).toBe(200);
    expect(await statuses(`Basic ${btoa(`${key}:${secret}`)}`)).toBe(200);
    expect(await statuses(await bearer('manager'))).toBe(200);
    expect(await statuses(await bearer('fan'))).toBe(401);
    expect(await statuses(await bearer('celebrity'))).toBe(401);
    expect(await statuses('Basic bm9ib2R5Omtub3dz')).toBe(401);
    expect(await statuses('Bearer nonsense')).toBe(401);
    const inAddress = `${stores}?consumer_key=${key}&consumer_secret=${secret}`;
    expect((await ask(inAddress)).status).toBe(200);
  });
});
