import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { ownGround } from '../server/accounts/session-world.ts';

const words = 'tangerine boat';
/** To whom something was mailed, and what. */
const mailed = vi.hoisted(() => [] as { to: string; subject: string }[]);
vi.mock('#app/server/mail/outgoing-mail.server.ts', () => ({
  outgoingMail: async () => ({ put: async (mail: (typeof mailed)[number]) => mailed.push(mail) }),
}));

/** The site's own endpoints over a database with a few people, watched as the site watches them. */
async function world() {
  vi.resetModules();
  const { createAccount, readAccountAddress } =
    await import('#app/server/backend/people/create-account.server.ts');
  const { signInWithPassword } = await import('#app/server/backend/people/sign-in.server.ts');
  const { answerEndpoint } = await import('#app/server/backend/endpoints.server.ts');
  const { tellOfPasswordSetElsewhere } = await import('#app/server/accounts/password.server.ts');
  const { noteChangeElsewhere } = await import('#app/server/people/people.server.ts');
  const verified = await import('#app/server/accounts/store/verified-addresses.server.ts');
  const transport = await import('#app/server/composition.server.ts');
  const store = await import('#app/server/db/database.server.ts');
  await transport.openTransport();
  const { ownTables } = await import('#app/server/db/own-tables.server.ts');
  const database = await ownTables();
  await verified.verifiedSince(database, new Date('2020-01-01T00:00:00Z'));
  for (const username of ['fan', 'other', 'manager', 'admin']) {
    const email = `${username}@new.test`;
    await createAccount({ kind: 'fan', username, email, password: words, shopName: '' }, 'en');
  }
  for (const [username, role] of [
    ['manager', 'shop_manager'],
    ['admin', 'administrator'],
  ]) {
    await database.execute(sql`update backend.users set role = ${role} where login = ${username}`);
  }
  return {
    factors: {
      ...(await import('#app/server/accounts/second-factors.server.ts')),
      ...(await import('#app/server/accounts/confirm-app-for.server.ts')),
    },
    log: await import('#app/server/settings/change-log.server.ts'),
    signIn: (username: string) => signInWithPassword(username, words),
    async prove(id: number) {
      const { email } = await readAccountAddress(id);
      await verified.noteVerified(database, { personId: id, email }, new Date());
    },
    async put(path: string, token: string, body: unknown) {
      const request = new Request(`http://localhost:3000/wp-json/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = await answerEndpoint(request, {
        clientAddress: '',
        openLimit: () => Promise.reject(new Error('no one signs in')),
        isClosed: () => Promise.resolve(false),
        needsSecondFactor: () => Promise.resolve(false),
        watch: { passwordSet: tellOfPasswordSetElsewhere, personChanged: noteChangeElsewhere },
      });
      expect([answer?.status, await answer?.text()]).toEqual([200, expect.any(String)]);
    },
    async close() {
      await transport.closeTransport();
      await store.closeDatabase();
    },
  };
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => v.parse(v.looseObject({ code: v.string() }), error).code,
  );

let my: Awaited<ReturnType<typeof world>>;
let clear: () => Promise<void>;
beforeAll(async () => {
  clear = await ownGround(process.env['TEST_DATABASE_URL']);
  vi.stubEnv('SEED', 'none');
  my = await world();
}, 300_000);
afterAll(async () => {
  await my.close();
  await clear();
});

it('a passkey or an app is refused until the address is proved, but not to those who run the shop', async () => {
  const fan = await my.signIn('other');
  expect(await my.factors.secondFactorsOf(fan)).toMatchObject({ awaitsAddress: true });
  expect(await outcomeOf(my.factors.beginPasskeyFor(fan))).toBe('address_unverified');
  expect(await outcomeOf(my.factors.beginAppFor(fan))).toBe('address_unverified');
  expect(await outcomeOf(my.factors.beginAppFor(await my.signIn('manager')))).toBe('done');
  await my.prove(fan.user.id);
  expect(await my.factors.secondFactorsOf(fan)).toMatchObject({ awaitsAddress: false });
  expect(await outcomeOf(my.factors.beginAppFor(fan))).toBe('done');
});

it('a role and a suspension that a program sets stand in the log, with whose token it had', async () => {
  const [admin, fan] = [await my.signIn('admin'), await my.signIn('other')];
  const path = `wp/v2/users/${fan.user.id}`;
  for (const body of [
    { roles: ['shop_manager'] },
    // Nothing is changed by it, and nothing is noted.
    { roles: ['shop_manager'] },
    { meta: { astera_suspended: 'Chargebacks' } },
    { meta: { astera_suspended: '' } },
  ]) {
    await my.put(path, admin.token, body);
  }
  const { rows } = await my.log.changeLogFor(admin.user, 1);
  const about = { id: fan.user.id, person: 'other' };
  expect(rows.map(({ by, deed }) => ({ by, ...deed }))).toEqual([
    { by: 'admin', name: 'user-reinstated', value: { ...about, was: 'Chargebacks' } },
    {
      by: 'admin',
      name: 'user-suspended',
      value: { ...about, reason: 'Chargebacks', was: null },
    },
    { by: 'admin', name: 'user-role', value: { ...about, from: 'fan', to: 'manager' } },
  ]);
});

it('a password that a program sets is told to its owner, and nothing else is', async () => {
  const [manager, fan] = [await my.signIn('manager'), await my.signIn('fan')];
  const told = () => mailed.splice(0).map(({ to, subject }) => [to, subject]);
  const mail = ['fan@new.test', 'Your password was changed'];
  await my.put('wp/v2/users/me', fan.token, { first_name: 'Iris' });
  expect(told()).toEqual([]);
  await my.put(`wc/v3/customers/${fan.user.id}`, manager.token, { password: 'a house of cards' });
  expect(told()).toEqual([mail]);
  await my.put('wc/v3/customers/batch', manager.token, {
    update: [fan.user.id, manager.user.id].map((id) => ({ id, password: words })),
  });
  expect(told()).toEqual([mail]);
  const { token } = await my.signIn('fan');
  await my.put('wp/v2/users/me', token, { password: 'a house of cards' });
  expect(told()).toEqual([mail]);
});
