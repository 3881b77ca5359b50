import { rm } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Identity } from '#domain/account/sign-in/social-login.ts';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';

const iris: Identity = {
  issuer: 'https://id.example',
  subject: 'iris',
  email: 'iris@new.test',
  emailVerified: true,
  name: 'Iris',
};

async function world() {
  const { signInConnected, signInWithIdentity } =
    await import('#app/server/backend/people/identities.server.ts');
  const { connectIdentity } = await import('#app/server/backend/people/connect-identity.server.ts');
  const { createAccount } = await import('#app/server/backend/people/create-account.server.ts');
  const { closeTransport, openTransport } = await import('#app/server/composition.server.ts');
  const { openDatabase } = await import('#app/server/db/database.server.ts');
  const { accountsStore } = await import('#app/server/accounts/store/accounts-store.server.ts');
  const { spendRoundTrip } = await import('#app/server/db/round-trips.server.ts');
  const database = await openDatabase();
  const transport = await openTransport();
  await createAccount(
    {
      kind: 'fan',
      username: 'theo',
      email: 'theo@new.test',
      password: 'tangerine boat',
      shopName: '',
    },
    'en',
  );
  return {
    signIn: (who: Identity) => signInWithIdentity(who, 'el'),
    connectIdentity,
    signInConnected,
    transport,
    store: await accountsStore(),
    spendRoundTrip,
    setRole: (email: string, role: string) =>
      database.execute(sql`update backend.users set role = ${role} where email = ${email}`),
    close: closeTransport,
  };
}

let my: Awaited<ReturnType<typeof world>>;
let folder: string;
beforeAll(async () => {
  folder = newDataFolder('social');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SEED', 'none');
  vi.resetModules();
  my = await world();
}, 60_000);
afterAll(async () => {
  await my.close();
  await rm(folder, { recursive: true, force: true });
});

it('signs someone in with the same things as a password does', async () => {
  const { signedIn, isNew } = await my.signIn(iris);
  expect(isNew).toBe(true);
  expect(signedIn.user).toMatchObject({ role: 'fan', name: 'Iris', picture: null });
  expect(signedIn.expiresAt.getTime()).toBeGreaterThan(Date.now());
  const again = await my.signIn(iris);
  expect([again.isNew, again.signedIn.user]).toEqual([false, signedIn.user]);
});

it('makes no account for who has agreed to nothing, and signs in who has one', async () => {
  const zoe = { ...iris, subject: 'zoe', email: 'zoe@new.test' };
  expect(await my.signInConnected(zoe)).toBeNull();
  expect(await my.signInConnected(zoe)).toBeNull();
  const { isNew, signedIn } = await my.signIn(zoe);
  expect([isNew, await my.signInConnected(zoe)]).toMatchObject([true, { user: signedIn.user }]);
  await expect(
    my.signInConnected({ ...iris, subject: 'x', email: 'theo@new.test' }),
  ).rejects.toMatchObject({ failure: 'taken' });
});

it('says why it signs no one in', async () => {
  const theo = { ...iris, subject: 'x', email: 'theo@new.test' };
  await expect(my.signIn(theo)).rejects.toMatchObject({ failure: 'taken' });
  const unverified = { ...iris, subject: 'x', emailVerified: false };
  await expect(my.signIn(unverified)).rejects.toMatchObject({ failure: 'unverified' });
  await expect(my.signIn({ ...unverified, email: null })).rejects.toMatchObject({
    failure: 'unverified',
  });
  // Not a customer any more: blocked as for a password.
  await my.setRole('iris@new.test', 'subscriber');
  await expect(my.signIn(iris)).rejects.toMatchObject({ failure: 'blocked' });
});

it('tells a WordPress without the endpoint from one that is away or refuses the credential', async () => {
  const answer = vi.spyOn(my.transport, 'fetch');
  const noRoute = { code: 'rest_no_route', message: 'No route was found', data: { status: 404 } };
  answer.mockResolvedValueOnce(Response.json(noRoute, { status: 404 }));
  await expect(my.signIn(iris)).rejects.toMatchObject({ failure: 'unsupported' });
  for (const status of [401, 500]) {
    answer.mockResolvedValueOnce(Response.json({ code: 'other' }, { status }));
    await expect(my.signIn(iris)).rejects.toMatchObject({ code: 'backend_failed' });
  }
  answer.mockRestore();
});

it('connects only an account of the same address', async () => {
  const theo = { ...iris, subject: 'theo', email: 'theo@new.test' };
  expect(await my.connectIdentity(999_999, theo)).toBe(false);
  const { signedIn } = await my.signIn({ ...iris, subject: 'other', email: 'other@new.test' });
  expect(await my.connectIdentity(signedIn.user.id, theo)).toBe(false);
});

it('lets a round trip be used once, of twenty at the same time too', async () => {
  const { database } = my.store;
  const now = new Date();
  const until = new Date(now.getTime() + 60_000);
  const spend = (at: Date) => my.spendRoundTrip(database, 'el.state', until, at);
  const spent = await Promise.all(Array.from({ length: 20 }, () => spend(now)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await spend(new Date(until.getTime() - 1))).toBe(false);
});
