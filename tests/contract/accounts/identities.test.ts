import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authenticateAnswerSchema, claimsSchema } from '#backend/contract/people/auth.ts';
import {
  identityListSchema,
  identityRefusal,
  identitySignInSchema,
} from '#backend/contract/people/identity.ts';
import { paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { decodeJwt } from 'jose';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const issuer = 'https://id.example';
const nina = {
  issuer,
  subject: 'nina',
  email: 'Nina@Example.Test',
  email_verified: true,
  name: 'Nina Simonidou',
  locale: 'el',
};

describe.each(databases)('people of a provider at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  const post = (path: string, body: unknown, authorization: string | null = serviceAuthorization) =>
    fixture.ask('POST', path, { authorization, body });
  const signIn = (who: unknown, authorization?: string | null) =>
    post(paths.identitySignIn, who, authorization);
  const connect = (who: unknown, authorization?: string | null) =>
    post(paths.identities, who, authorization);

  async function personOf(token: string) {
    const { body } = await fixture.ask('GET', `${paths.me}?context=edit`, {
      authorization: `Bearer ${token}`,
    });
    return v.parse(userSchema, body);
  }

  it('makes a fan’s account once, and signs in to it ever after', async () => {
    const first = await signIn(nina);
    expect(first.status).toBe(201);
    const made = v.parse(identitySignInSchema, first.body);
    expect(made.created).toBe(true);
    expect(v.parse(claimsSchema, decodeJwt(made.jwt.token)).roles).toEqual(['customer']);
    expect(await personOf(made.jwt.token)).toMatchObject({
      id: made.user_id,
      name: 'Nina Simonidou',
      username: 'nina.simonidou',
      email: 'nina@example.test',
      locale: 'el',
      roles: ['customer'],
    });
    // Later the address is another one, or not vouched for any more: issuer and subject are who it is.
    const again = await signIn({ ...nina, email: 'other@example.test', email_verified: false });
    expect([again.status, again.body]).toMatchObject([
      200,
      { created: false, user_id: made.user_id },
    ]);
  });

  it('makes none where the app says that the person has agreed to nothing yet', async () => {
    const who = { ...nina, subject: 'asked', email: 'asked@example.test', create: false };
    const refused = await signIn(who);
    expect([refused.status, refused.body]).toMatchObject([404, { code: identityRefusal.unknown }]);
    const agreed = await signIn({ ...who, create: true });
    expect([agreed.status, agreed.body]).toMatchObject([201, { created: true }]);
    // Who has an account is signed in either way.
    expect(await signIn(who)).toMatchObject({ status: 200, body: { created: false } });
  });

  it('gives two people of one name two user names, and a nameless one some', async () => {
    const names = new Set<string | undefined>();
    for (const subject of ['n2', 'n3', 'n4']) {
      const email = `${subject}@example.test`;
      const name = subject === 'n4' ? '<script>\u0000' : nina.name;
      const { body } = await signIn({ ...nina, subject, email, name });
      const { jwt } = v.parse(identitySignInSchema, body);
      const person = await personOf(jwt.token);
      expect(person.name).not.toMatch(/[<>]/);
      names.add(person.username);
    }
    expect(names.size).toBe(3);
  });

  it('makes one account of twenty sign-ins at once', async () => {
    const who = { ...nina, subject: 'many', email: 'many@example.test', name: 'Many' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(who)));
    const made = answers.map(({ body }) => v.parse(identitySignInSchema, body));
    expect(new Set(made.map(({ user_id }) => user_id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
  });

  it('makes none for an address that is not vouched for, whether or not it is taken', async () => {
    for (const email of ['fresh@example.test', 'nina@example.test', '']) {
      for (const email_verified of [false, 'true', 1, undefined]) {
        const refused = await signIn({ ...nina, subject: 'liar', email, email_verified });
        expect([refused.status, refused.body]).toMatchObject([
          403,
          { code: identityRefusal.unverified },
        ]);
      }
    }
  });

  it('gives no one’s account away for its address, a manager’s neither', async () => {
    for (const login of ['fan', 'celebrity', 'manager', 'admin']) {
      const { email } = await personOf(await fixture.tokenOf(login));
      const refused = await signIn({ ...nina, subject: `as-${login}`, email });
      expect([login, refused.status, refused.body]).toMatchObject([
        login,
        409,
        { code: identityRefusal.taken },
      ]);
    }
  });

  it('connects an account with someone of the same address, and with no one else', async () => {
    const fan = await personOf(await fixture.tokenOf('fan'));
    const who = { ...nina, subject: 'the-fan', email: fan.email, user_id: fan.id };
    const manager = await personOf(await fixture.tokenOf('manager'));
    for (const wrong of [
      { ...who, user_id: manager.id },
      { ...who, user_id: 999_999 },
      { ...who, user_id: `${fan.id}` },
      { ...who, email: 'else@example.test' },
      { ...who, email_verified: false },
      { ...who, subject: nina.subject },
    ]) {
      const refused = await connect(wrong);
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { code: identityRefusal.mismatch },
      ]);
    }
    expect((await connect(who)).status).toBe(201);
    expect((await connect(who)).status).toBe(201);
    const { body } = await signIn({ ...nina, subject: 'the-fan', email: '' });
    expect(v.parse(identitySignInSchema, body)).toMatchObject({ created: false, user_id: fan.id });
    // The password goes on working.
    const withPassword = await fixture.ask('POST', paths.authenticate, {
      body: { username: 'fan', password: 'astera-demo', issueJWT: true },
    });
    expect(v.parse(authenticateAnswerSchema, withPassword.body).jwt).toBeDefined();
  });

  it('says where an account is connected, and disconnects it there alone', async () => {
    const who = { ...nina, subject: 'leaving', email: 'leaving@example.test', name: 'Leaving' };
    const made = v.parse(identitySignInSchema, (await signIn(who)).body);
    const elsewhere = { ...who, issuer: 'https://other.example', user_id: made.user_id };
    expect((await connect(elsewhere)).status).toBe(201);
    const listed = async (authorization: string | null = serviceAuthorization) =>
      fixture.ask('GET', `${paths.identities}?user_id=${made.user_id}`, { authorization });
    const issuers = async () =>
      v.parse(identityListSchema, (await listed()).body).map(({ issuer: at }) => at);
    expect((await issuers()).toSorted()).toEqual([issuer, 'https://other.example']);

    const leave = (user_id: unknown, authorization?: string | null) =>
      post(paths.identityDisconnect, { user_id, issuer }, authorization);
    expect((await leave(made.user_id + 1)).status).toBe(200);
    expect(await issuers()).toHaveLength(2);
    expect((await leave(made.user_id)).status).toBe(200);
    expect((await leave(made.user_id)).status).toBe(200);
    expect(await issuers()).toEqual(['https://other.example']);
    // The address has an account still, so the password would have to connect the two again.
    expect((await signIn(who)).body).toMatchObject({ code: identityRefusal.taken });

    const bearer = `Bearer ${made.jwt.token}`;
    expect((await listed(bearer)).status).toBe(403);
    expect((await listed(null)).status).toBe(401);
    expect((await leave(made.user_id, bearer)).status).toBe(403);
    expect((await leave(made.user_id, null)).status).toBe(401);
    expect((await leave('1 or 1=1')).status).toBe(400);
    expect((await leave(-1)).status).toBe(400);
  });

  it('lets an account that may not sign in stay out, and one that waits for its code step aside', async () => {
    await signIn({ ...nina, subject: 'shut', email: 'shut@example.test', name: 'Shut' });
    await fixture.database.execute(
      sql`update backend.users set pending = true where email = 'shut@example.test'`,
    );
    const refused = await signIn({ ...nina, subject: 'shut' });
    expect([refused.status, refused.body]).toMatchObject([403, { code: identityRefusal.blocked }]);

    const waiting = { email: 'wait@example.test', username: 'wait', password: 'tangerine boat' };
    await post(paths.vendorRegistrations, { ...waiting, shop_name: 'Wait' });
    expect((await signIn({ ...nina, subject: 'wait', email: waiting.email })).status).toBe(201);
  });

  it('listens to the app alone, and to whole names only', async () => {
    const bearer = `Bearer ${await fixture.tokenOf('admin')}`;
    for (const ask of [signIn, connect]) {
      expect((await ask(nina, null)).status).toBe(401);
      expect((await ask(nina, bearer)).status).toBe(403);
      for (const wrong of [
        { ...nina, subject: undefined },
        { ...nina, subject: '' },
        { ...nina, subject: 'a b' },
        { ...nina, subject: 'x'.repeat(256) },
        { ...nina, subject: 7 },
        { ...nina, issuer: '' },
      ]) {
        const refused = await ask({ ...wrong, user_id: 1 });
        expect([400, 409]).toContain(refused.status);
      }
    }
  });
});
