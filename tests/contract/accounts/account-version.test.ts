import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { tokenSchema } from '#backend/contract/people/auth.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const usersPath = '/wp-json/wp/v2/users';
const customers = '/wp-json/wc/v3/customers';

/** Who changes what of whom, each way that there is. */
interface Way {
  readonly name: string;
  readonly method: string;
  readonly path: (id: number) => string;
  readonly body: object;
  /** Whose word it is: a person's, the app's own, or the account's own. */
  readonly as: 'admin' | 'service' | 'own';
  /** True where everything that was given before goes on being good. */
  readonly isHarmless?: true;
}

const suspended = (reason: string) => ({ meta: { astera_suspended: reason } });
const ways: readonly Way[] = [
  {
    name: 'an administrator gives another role',
    method: 'POST',
    path: (id) => `${usersPath}/${id}`,
    body: { roles: ['shop_manager'] },
    as: 'admin',
  },
  {
    name: 'an administrator takes the role back',
    method: 'PATCH',
    path: (id) => `${usersPath}/${id}`,
    body: { roles: ['customer'] },
    as: 'admin',
  },
  {
    name: 'an administrator suspends',
    method: 'PUT',
    path: (id) => `${usersPath}/${id}`,
    body: suspended('Sold places in the line.'),
    as: 'admin',
  },
  {
    name: 'an administrator reinstates',
    method: 'POST',
    path: (id) => `${usersPath}/${id}`,
    body: suspended(''),
    as: 'admin',
  },
  {
    name: 'the person sets another password',
    method: 'POST',
    path: () => `${usersPath}/me`,
    body: { password },
    as: 'own',
  },
  {
    name: 'the app sets another password',
    method: 'PATCH',
    path: (id) => `${customers}/${id}`,
    body: { password },
    as: 'service',
  },
  {
    name: 'the app sets another password in a batch',
    method: 'POST',
    path: () => `${customers}/batch`,
    body: { password },
    as: 'service',
  },
  {
    name: 'the app sets another address',
    method: 'PUT',
    path: (id) => `${customers}/${id}`,
    body: { email: 'fan2-new@example.test' },
    as: 'service',
  },
  {
    name: 'the person changes the own names',
    method: 'POST',
    path: () => `${usersPath}/me`,
    body: { first_name: 'Olumide' },
    as: 'own',
    isHarmless: true,
  },
  {
    name: 'the app changes names and a picture',
    method: 'PATCH',
    path: (id) => `${customers}/${id}`,
    body: { first_name: 'Olu', meta_data: [{ key: 'astera_notify_orders', value: 'no' }] },
    as: 'service',
    isHarmless: true,
  },
];

describe.each(databases)('what was given to a person on $name', ({ open }) => {
  let fixture: BackendFixture;
  let id = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const rows = await fixture.database.select().from(users).where(eq(users.login, 'fan2'));
    id = rows[0]?.id ?? 0;
  });
  afterAll(() => fixture.close());

  const signIn = async () => {
    const { body } = await fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      body: { username: 'fan2', password, issueJWT: true, includeRoles: true },
    });
    return v.parse(v.object({ jwt: tokenSchema }), body).jwt.token;
  };
  const send = (what: 'validate' | 'refresh', jwt: string) =>
    fixture.ask('POST', `/wp-json/aam/v2/jwt/${what}`, { body: { jwt } });
  /** What a token and one that it was renewed to open now. */
  const powerOf = async (token: string, renewed: string) => [
    (await fixture.ask('GET', `${usersPath}/me`, { authorization: `Bearer ${token}` })).status,
    (await fixture.ask('GET', `${usersPath}/me`, { authorization: `Bearer ${renewed}` })).status,
    (await send('validate', renewed)).status,
    (await send('refresh', renewed)).status,
  ];
  const restore = () =>
    fixture.database
      .update(users)
      .set({ suspendedAt: null, role: 'customer' })
      .where(eq(users.id, id));

  it.each(ways)('$name: it counts at the very next call', async (way) => {
    if (way.name.endsWith('reinstates')) await restore();
    const token = await signIn();
    const { body: renewedBody } = await send('refresh', token);
    const renewed = v.parse(tokenSchema, renewedBody).token;
    expect(await powerOf(token, renewed)).toEqual([200, 200, 200, 200]);
    const admin = `Bearer ${await fixture.tokenOf('admin')}`;
    const words = { admin, service: serviceAuthorization, own: `Bearer ${token}` };
    const isBatch = way.path(id).endsWith('/batch');
    const authorization = words[way.as];
    // Anyone who is reinstated was suspended first, and has tokens of before.
    if (way.name.endsWith('reinstates')) {
      await fixture.ask('POST', `${usersPath}/${id}`, {
        authorization,
        body: suspended('Sold places in the line.'),
      });
    }
    const answer = await fixture.ask(way.method, way.path(id), {
      authorization,
      body: isBatch ? { update: [{ id, ...way.body }] } : way.body,
    });
    expect(answer.status).toBe(200);
    const expected = way.isHarmless ? [200, 200, 200, 200] : [401, 401, 400, 400];
    expect(await powerOf(token, renewed)).toEqual(expected);
  });

  it.each([
    ['role', { role: 'shop_manager' }],
    ['address', { email: 'elsewhere@example.test' }],
    ['password', { passwordHash: '-' }],
    ['suspension', { suspendedAt: new Date() }],
  ] as const)('ends by another %s that was written past every endpoint', async (_what, values) => {
    await restore();
    const [before] = await fixture.database.select().from(users).where(eq(users.id, id));
    const token = await signIn();
    await fixture.database.update(users).set(values).where(eq(users.id, id));
    // As it was before, and still another version.
    await fixture.database
      .update(users)
      .set({ ...before, accountVersion: undefined })
      .where(eq(users.id, id));
    expect((await send('validate', token)).status).toBe(400);
    expect((await send('validate', await signIn())).status).toBe(200);
  });

  it('ends where the person signs out everywhere else, who goes on with a new token', async () => {
    await restore();
    const [elsewhere, here] = [await signIn(), await signIn()];
    const answer = await fixture.ask('POST', '/wp-json/astera/v1/tokens/revoke-others', {
      body: { jwt: here },
    });
    const { token } = v.parse(tokenSchema, answer.body);
    expect(await powerOf(elsewhere, here)).toEqual([401, 401, 400, 400]);
    expect((await send('validate', token)).status).toBe(200);
    // A device that was signed out signs no one out in turn.
    const again = await fixture.ask('POST', '/wp-json/astera/v1/tokens/revoke-others', {
      body: { jwt: elsewhere },
    });
    expect(again.status).toBe(400);
    expect((await send('validate', token)).status).toBe(200);
  });

  it('goes with the account', async () => {
    await restore();
    const token = await signIn();
    await fixture.database.delete(users).where(eq(users.id, id));
    const me = await fixture.ask('GET', `${usersPath}/me`, { authorization: `Bearer ${token}` });
    expect(me.status).toBe(401);
    expect((await send('refresh', token)).status).toBe(400);
  });
});
