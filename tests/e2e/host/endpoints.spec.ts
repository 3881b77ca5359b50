import { expect, test } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';

const me = '/wp-json/wp/v2/users/me';
const authenticate = '/wp-json/aam/v2/authenticate';
const person = (username: string, password: string) => ({
  data: { username, password, issueJWT: true, includeRoles: true },
});

test(
  'another client signs in and asks who it is on the site’s own port',
  core,
  async ({ request }) => {
    const answer = await request.post(authenticate, person('fan', 'astera-demo'));
    const { jwt } = await answer.json();
    const headers = { authorization: `Bearer ${jwt.token}` };
    expect((await (await request.get(me, { headers })).json()).name).toBeTruthy();
    const graphql = { data: { query: '{ productCategories(first: 3) { nodes { slug } } }' } };
    const categories = await request.post('/index.php?graphql', graphql);
    expect((await categories.json()).data.productCategories.nodes).toHaveLength(3);
  },
);

test(
  'endpoints answer in all three forms of WordPress’s addresses, and no page does in their place',
  core,
  async ({ request }) => {
    const ids = async (path: string) => {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining('application/json'),
      ]);
      return (await answer.json()).map(({ vendor_id: id }: { vendor_id: number }) => id);
    };
    const pretty = await ids('/wp-json/wcfmmp/v1/store-vendors?per_page=3');
    expect(pretty).toHaveLength(3);
    const route = encodeURIComponent('/wcfmmp/v1/store-vendors');
    expect(await ids('/index.php/wp-json/wcfmmp/v1/store-vendors?per_page=3')).toEqual(pretty);
    expect(await ids(`/?rest_route=${route}&per_page=3`)).toEqual(pretty);
    expect(await ids(`/index.php?per_page=3&rest_route=${route}`)).toEqual(pretty);
    expect((await request.get('/?rest_route=/wc/v3/orders')).status()).toBe(401);
    expect((await request.get('/?rest_route=/no/such/thing')).status()).toBe(404);
  },
);

test('being signed in on the site is worth nothing there', core, async ({ page }) => {
  await signInAs(page, 'admin');
  expect((await page.request.get(me)).status()).toBe(401);
  const orders = await page.request.get('/wp-json/wc/v3/orders');
  expect(orders.status()).toBe(401);
});

test(
  'guessing a password is stopped after five tries, and no one else',
  core,
  async ({ request }) => {
    const guess = () => request.post(authenticate, person('hana', 'wrong'));
    for (const _try of [1, 2, 3, 4, 5]) expect((await guess()).status()).toBe(403);
    const refused = await guess();
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      data: { status: 429 },
    });
    expect((await request.post(authenticate, person('fan', 'astera-demo'))).status()).toBe(200);
  },
);

test('the video host lets in only who has its key', core, async ({ request }) => {
  expect((await request.get('/videos/vi1')).status()).toBe(401);
  expect((await request.delete('/videos/vi1')).status()).toBe(401);
  const login = await request.post('/auth/api-key', { data: { apiKey: 'guessed' } });
  expect(login.status()).toBe(400);
});

test('the lists that the build makes for itself are not served', core, async ({ request }) => {
  for (const path of ['/.vite/manifest.json', '/client-manifest.json', '/nitro.json']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});
