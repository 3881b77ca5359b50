import type * as Crypto from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { password } from '#tests/support/databases/seed-world.ts';
import { tellingDatabase } from '#tests/support/databases/told-statements.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

/** How often the dear work of comparing a password was done. */
const hashed = vi.hoisted(() => ({ times: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const argon2: typeof crypto.argon2 = (...sent) => {
    hashed.times += 1;
    return crypto.argon2(...sent);
  };
  return { ...crypto, argon2 };
});

const signIn = '/wp-json/aam/v2/authenticate';
const customers = '/wp-json/wc/v3/customers';
const users = '/wp-json/wp/v2/users';
const vendors = '/wp-json/astera/v1/vendors';
const identities = '/wp-json/astera/v1/identities';

/** Something that is asked of an account, by its names and its number. */
interface Account {
  readonly login: string;
  readonly email: string;
  readonly id: number;
}
type Asked = readonly [method: string, path: string, body?: unknown];

const unknown: Account = {
  login: 'unknown-user',
  email: 'unknown-user@example.test',
  id: 999_999,
};

const mutation = (name: string, field: string) => (one: Account) =>
  [
    'POST',
    '/graphql',
    {
      query: `mutation Try($value: String!) { ${name}(input: { ${field}: $value }) { clientMutationId } }`,
      variables: { value: field === 'email' ? one.email : one.login },
    },
  ] as const;

/** Every door at which someone without a key could ask whether there is an account. */
const doors: Readonly<Record<string, (one: Account) => Asked>> = {
  'signing in by name': ({ login }) => [
    'POST',
    signIn,
    { username: login, password: 'guessed wrong' },
  ],
  'signing in by address': ({ email }) => [
    'POST',
    signIn,
    { username: email, password: 'guessed wrong', issueJWT: true },
  ],
  'signing in by an address in capitals': ({ email }) => [
    'POST',
    signIn,
    { username: email.toUpperCase(), password: 'guessed wrong' },
  ],
  'registering an address': ({ email }) => [
    'POST',
    customers,
    { email, username: 'a-new-name', password },
  ],
  'registering a name': ({ login }) => [
    'POST',
    customers,
    { email: 'new@example.test', username: login, password },
  ],
  'registering many': ({ email }) => [
    'POST',
    `${customers}/batch`,
    { create: [{ email, username: 'a-new-name', password }] },
  ],
  'registering a celebrity': ({ email, login }) => [
    'POST',
    vendors,
    { email, username: login, password, shop_name: 'Shop' },
  ],
  'confirming a celebrity': ({ id }) => ['POST', `${vendors}/${id}/confirm`, {}],
  'searching customers': ({ email }) => ['GET', `${customers}?search=${email}&role=all`],
  'finding customers by address': ({ email }) => ['GET', `${customers}?email=${email}`],
  'reading a customer': ({ id }) => ['GET', `${customers}/${id}`],
  'another password for a customer': ({ id }) => ['PUT', `${customers}/${id}`, { password }],
  'searching people': ({ login }) => ['GET', `${users}?search=${login}`],
  'finding people by name': ({ login }) => ['GET', `${users}?slug=${login}`],
  'reading a person': ({ id }) => ['GET', `${users}/${id}?context=edit`],
  'changing a person': ({ id }) => ['POST', `${users}/${id}`, { roles: ['customer'] }],
  'making a person': ({ email, login }) => ['POST', users, { email, username: login, password }],
  'where an account is connected': ({ id }) => ['GET', `${identities}?user_id=${id}`],
  'signing in by a provider': ({ email }) => [
    'POST',
    `${identities}/sign-in`,
    { issuer: 'https://id.example', subject: 'x', email, email_verified: true },
  ],
  'connecting an account': ({ id, email }) => [
    'POST',
    identities,
    { issuer: 'https://id.example', subject: 'x', user_id: id, email, email_verified: true },
  ],
  'disconnecting an account': ({ id }) => [
    'POST',
    `${identities}/disconnect`,
    { issuer: 'https://id.example', user_id: id },
  ],
  'the settings of a store': ({ id }) => ['GET', `/wp-json/wcfmmp/v1/settings/id/${id}`],
  'the orders of someone': ({ id }) => ['GET', `/wp-json/wc/v3/orders?customer=${id}`],
  'ordering for someone': ({ id }) => ['POST', '/wp-json/wc/v3/orders', { customer_id: id }],
  'signing in over GraphQL': mutation('login', 'username'),
  'registering over GraphQL': mutation('registerUser', 'email'),
  'asking for another password over GraphQL': mutation('sendPasswordResetEmail', 'username'),
  'a person over GraphQL': ({ id }) => [
    'POST',
    '/graphql',
    { query: 'query($id: ID!) { user(id: $id, idType: DATABASE_ID) { name } }', variables: { id } },
  ],
  'customers over GraphQL': ({ email }) => [
    'POST',
    '/graphql',
    {
      query: 'query($search: String) { customers(where: { search: $search }) { nodes { id } } }',
      variables: { search: email },
    },
  ],
  'WordPress’s own page for a lost password': ({ login }) => [
    'POST',
    '/wp-json/wp/v2/lostpassword',
    { user_login: login },
  ],
};

const telling = tellingDatabase();

describe('anyone who has no key is told of no account', () => {
  let fixture: BackendFixture;
  const known = new Map<string, Account>();
  beforeAll(async () => {
    fixture = await startBackend(telling.open);
    const waiting = { email: 'waiting@example.test', username: 'waiting' };
    await fixture.ask('POST', vendors, {
      authorization: serviceAuthorization,
      body: { ...waiting, password, shop_name: 'Waiting' },
    });
    const rows = await fixture.database.execute('select id, login, email from backend.users');
    for (const { id, login, email } of rowsOf(rows)) known.set(login, { id, login, email });
    // The hash of no one is made once.
    await told(doors['signing in by name']?.(unknown) ?? ['GET', '/']);
  });
  afterAll(() => fixture.close());
  beforeEach(() => {
    hashed.times = 0;
    telling.statements.length = 0;
  });

  function rowsOf(result: unknown): Account[] {
    return typeof result === 'object' && result !== null && 'rows' in result
      ? (result.rows as Account[])
      : [];
  }

  /** All that someone sees of an answer, and the work that it took. */
  async function told([method, path, body]: Asked, authorization?: string) {
    hashed.times = 0;
    telling.statements.length = 0;
    const answer = await fixture.backend.fetch(
      new Request(`http://backend.test${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: answer.status,
      headers: [...answer.headers],
      body: await answer.text(),
      passwordsHashed: hashed.times,
      statements: telling.statements.map(({ text }) => text),
    };
  }

  it.each(Object.entries(doors))('by %s', async (_, door) => {
    const ofUnknown = await told(door(unknown));
    expect(ofUnknown.status).toBeLessThan(500);
    expect(known.size).toBeGreaterThan(5);
    for (const account of known.values()) {
      expect(await told(door(account))).toEqual(ofUnknown);
    }
  });

  it('nor a fan, by what is asked with a token of one', async () => {
    const authorization = `Bearer ${await fixture.tokenOf('fan2')}`;
    const account = known.get('fan');
    if (!account) throw new Error('the fan is not there');
    for (const [name, door] of Object.entries(doors)) {
      const ofUnknown = await told(door(unknown), authorization);
      expect([name, await told(door(account), authorization)]).toEqual([name, ofUnknown]);
    }
  });

  it('does the dear work once for a name that no one has, as for a wrong password', async () => {
    const wrong = (username: string): Asked => ['POST', signIn, { username, password: 'wrong' }];
    for (const name of ['fan', 'unknown-user', 'fan@example.test', 'unknown@example.test']) {
      expect((await told(wrong(name))).passwordsHashed).toBe(1);
    }
  });

  it('tells the app, which shows its key, WordPress’s words', async () => {
    const said = async (username: string) => {
      const body = { username, password: 'wrong' };
      return (await told(['POST', signIn, body], serviceAuthorization)).body;
    };
    expect(JSON.parse(await said('unknown-user'))).toEqual({
      code: 'invalid_username',
      reason:
        '<strong>Error:</strong> The username <strong>unknown-user</strong> is not registered on this site.',
    });
    expect(JSON.parse(await said('unknown@example.test'))).toMatchObject({ code: 'invalid_email' });
    expect(JSON.parse(await said('fan'))).toEqual({
      code: 'incorrect_password',
      reason:
        '<strong>Error:</strong> The password you entered for <strong>fan</strong> is incorrect.',
    });
  });

  it('takes a wrong key at signing in for none', async () => {
    const asked = ['POST', signIn, { username: 'unknown-user', password: 'wrong' }] as const;
    expect(await told(asked, `Basic ${btoa('ck_test:cs_guess')}`)).toEqual(await told(asked));
  });
});
