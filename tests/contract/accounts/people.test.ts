import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { accountSuspendedCode, tokenSchema } from '#backend/contract/people/auth.ts';
import { managedUserListSchema, managedUserSchema } from '#backend/contract/people/managed-user.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const users = '/wp-json/wp/v2/users';
const goods = '/wp-json/wc/v3/products?status=publish';

describe.each(databases)('people at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  const ids = new Map<string, number>();
  const as = (login: string) => async (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: `Bearer ${await fixture.tokenOf(login)}`, body });
  const admin = as('admin');
  const one = (login: string) => `${users}/${ids.get(login) ?? 0}`;
  const set = (login: string, body: unknown) => admin('POST', one(login), body);
  const suspend = (login: string, reason: string) =>
    set(login, { meta: { astera_suspended: reason } });
  const signIn = (username: string, typed = password) =>
    fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      body: { username, password: typed, issueJWT: true, includeRoles: true },
    });
  const asService = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });

  beforeAll(async () => {
    fixture = await startBackend(open);
    const { body } = await admin('GET', `${users}?context=edit&per_page=100`);
    for (const { id, username } of v.parse(managedUserListSchema, body)) ids.set(username, id);
  });
  afterAll(() => fixture.close());

  it('are shown to administrators and to no one else, the app’s own credential included', async () => {
    const calls = [
      ['GET', `${users}?context=edit`],
      ['GET', one('fan2')],
      ['POST', one('fan2')],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { roles: ['administrator'] } : undefined;
      const statuses = [(await fixture.ask(method, path, { body })).status];
      for (const login of ['fan', 'celebrity', 'manager']) {
        statuses.push((await as(login)(method, path, body)).status);
      }
      statuses.push((await asService(method, path, body)).status);
      expect([method, path, statuses]).toEqual([method, path, [401, 403, 403, 403, 403]]);
    }
    expect((await admin('GET', one('fan2'))).body).toMatchObject({ roles: ['customer'] });
  });

  it('come in pages, searched by name and address and narrowed to a role', async () => {
    const list = async (query: string) => {
      const { body, headers } = await admin('GET', `${users}?context=edit&${query}`);
      const names = v.parse(managedUserListSchema, body).map(({ username }) => username);
      return [names, headers.get('x-wp-total'), headers.get('x-wp-totalpages')];
    };
    expect(await list('per_page=2&page=2')).toEqual([['priya', 'celebrity'], '6', '3']);
    expect(await list('roles=wcfm_vendor')).toEqual([['priya', 'celebrity'], '2', '1']);
    expect(await list('search=ADEYEMI')).toEqual([['fan2'], '1', '1']);
    expect(await list('search=fan2%40example')).toEqual([['fan2'], '1', '1']);
    expect(await list('search=100%25')).toEqual([[], '0', '0']);
    expect((await admin('GET', `${users}?roles=editor`)).status).toBe(400);
  });

  it('get no role that there is not, and no one gets one who is not there', async () => {
    for (const roles of [['editor'], [], ['customer', 'administrator'], 'administrator', [1]]) {
      expect([roles, (await set('fan2', { roles })).status]).toEqual([roles, 400]);
    }
    expect((await suspend('fan2', 'x'.repeat(501))).status).toBe(400);
    const unknown = await admin('POST', `${users}/999999`, { roles: ['customer'] });
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'rest_user_invalid_id' }]);
    await set('fan2', { email: 'evil@example.test', password: 'evil words', name: 'Evil' });
    expect(v.parse(managedUserSchema, (await admin('GET', one('fan2'))).body)).toMatchObject({
      email: 'fan2@example.test',
      name: 'Olu Adeyemi',
    });
  });

  it('are let in nowhere once they are suspended, and told so only with the right password', async () => {
    const token = await fixture.tokenOf('fan');
    const provider = { issuer: 'https://id.example', subject: 'grace' };
    const identity = { ...provider, email: 'fan@example.test', email_verified: true };
    const connect = { ...identity, user_id: ids.get('fan') };
    expect((await asService('POST', '/wp-json/astera/v1/identities', connect)).status).toBe(201);
    expect(await suspend('fan', 'Sold places in the line.')).toMatchObject({
      status: 200,
      body: { meta: { astera_suspended: 'Sold places in the line.' } },
    });
    const me = `${users}/me`;
    const withOld = () => fixture.ask('GET', me, { authorization: `Bearer ${token}` });
    expect((await withOld()).status).toBe(401);
    const refreshed = await fixture.ask('POST', '/wp-json/aam/v2/jwt/refresh', {
      body: { jwt: token },
    });
    expect(refreshed.status).toBe(400);
    expect((await signIn('fan')).body).toMatchObject({ code: accountSuspendedCode });
    expect((await signIn('fan', 'guess')).body).toMatchObject({ code: 'incorrect_password' });
    const social = await asService('POST', '/wp-json/astera/v1/identities/sign-in', identity);
    expect(social.body).toMatchObject({ code: 'astera_account_blocked' });
    const list = await admin('GET', `${users}?context=edit&astera_suspended=true`);
    expect(v.parse(managedUserListSchema, list.body)).toHaveLength(1);

    // What the app writes for its own sake does not reach it.
    const account = `/wp-json/wc/v3/customers/${ids.get('fan') ?? 0}`;
    await asService('PATCH', account, { meta_data: [{ key: 'astera_suspended', value: '' }] });
    expect((await signIn('fan')).status).toBe(403);

    await suspend('fan', '');
    expect((await signIn('fan')).status).toBe(200);
    // A token of before stays worthless.
    expect((await withOld()).status).toBe(401);
  });

  const shop = async () => {
    const listed = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const id = ids.get('celebrity') ?? 0;
    const page = await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors/${id}`);
    const sold = v.parse(productListSchema, (await asService('GET', goods)).body);
    const facets = await fixture.ask('GET', '/wp-json/astera/v1/facets?of=products');
    return {
      listed: v.parse(vendorListSchema, listed.body).some(({ vendor_id }) => vendor_id === id),
      page: !v.is(v.looseObject({ errors: v.unknown() }), page.body),
      goods: sold.some(({ slug }) => slug === 'signed-photo'),
      facets: JSON.stringify(facets.body).includes('singers'),
    };
  };
  const isOpen = { listed: true, page: true, goods: true, facets: true };
  const isClosed = { listed: false, page: false, goods: false, facets: false };

  it.each([
    ['suspended', { meta: { astera_suspended: 'Late' } }, { meta: { astera_suspended: '' } }],
    ['no celebrity any more', { roles: ['customer'] }, { roles: ['wcfm_vendor'] }],
  ])('sell nothing while they are %s', async (_word, close, reopen) => {
    const all = v.parse(productListSchema, (await asService('GET', goods)).body);
    const photo = all.find(({ slug }) => slug === 'signed-photo');
    const order = () =>
      asService('POST', '/wp-json/wc/v3/orders', {
        status: 'admin-approval',
        customer_id: ids.get('fan2'),
        line_items: [{ product_id: photo?.id, quantity: 1 }],
      });
    expect(await shop()).toEqual(isOpen);
    await set('celebrity', close);
    expect(await shop()).toEqual(isClosed);
    expect((await order()).body).toMatchObject({ code: 'woocommerce_rest_invalid_product_id' });
    const alone = await asService('GET', `/wp-json/wc/v3/products/${photo?.id}`);
    expect(v.parse(productSchema, alone.body).status).toBe('private');
    await set('celebrity', reopen);
    expect(await shop()).toEqual(isOpen);
    expect((await order()).status).toBe(201);
  });

  it('who become celebrities have a shop, and lose every token for the new role', async () => {
    const { body } = await signIn('fan2');
    const token = v.parse(v.object({ jwt: tokenSchema }), body).jwt.token;
    await set('fan2', { roles: ['wcfm_vendor'] });
    const me = await fixture.ask('GET', `${users}/me`, { authorization: `Bearer ${token}` });
    expect(me.status).toBe(401);
    const listed = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?search=olu');
    expect(v.parse(vendorListSchema, listed.body)).toMatchObject([
      { vendor_shop_name: 'Olu Adeyemi' },
    ]);
    await set('fan2', { roles: ['customer'] });
  });

  it('always have an administrator: no one changes himself, and of two who do it to each other one', async () => {
    for (const body of [{ roles: ['customer'] }, { meta: { astera_suspended: 'Tired' } }]) {
      const answer = await set('admin', body);
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'astera_own_account' }]);
    }
    await set('manager', { roles: ['administrator'] });
    const { body } = await signIn('manager');
    const authorization = `Bearer ${v.parse(v.object({ jwt: tokenSchema }), body).jwt.token}`;
    const demote = { roles: ['customer'] };
    const answers = await Promise.all([
      set('manager', demote),
      fixture.ask('POST', one('admin'), { authorization, body: demote }),
    ]);
    const [winner] = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
    expect(winner).toBeDefined();
    // Refused under the lock, or already on the way in.
    expect([[401], [403]]).toContainEqual(losers);
  });
});
