import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { settingChanges, settings } from '#app/server/settings/store/settings.schema.ts';
import { catalogChanged } from '#app/platform/process/catalog-channel.ts';
import type { Role } from '#domain/account/role.ts';

import { ownGround } from './session-world.ts';

const words = 'tangerine boat';

/** What administrators do, as one process has it, over a database with four people. */
async function world() {
  vi.resetModules();
  const { createAccount } = await import('#app/server/backend/people/create-account.server.ts');
  const { signInWithPassword } = await import('#app/server/backend/people/sign-in.server.ts');
  const transport = await import('#app/server/composition.server.ts');
  const store = await import('#app/server/db/database.server.ts');
  await transport.openTransport();
  const database = await store.openDatabase();
  for (const username of ['fan', 'manager', 'admin']) {
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
    database,
    signIn: (username: string) => signInWithPassword(username, words),
    people: {
      ...(await import('#app/server/backend/people/people.server.ts')),
      ...(await import('#app/server/backend/people/list-people.server.ts')),
    },
    deeds: await import('#app/server/people/people.server.ts'),
    gatePass: await import('#app/server/gate/gate-pass.server.ts'),
    gateSetting: await import('#app/server/gate/gate-setting.server.ts'),
    names: await import('#app/server/settings/site-name-setting.server.ts'),
    manifest: await import('#app/server/settings/site-manifest.server.ts'),
    log: await import('#app/server/settings/change-log.server.ts'),
    site: {
      ...(await import('#app/server/settings/store/site-settings.server.ts')),
      ...(await import('#app/server/settings/store/gate-setting.server.ts')),
    },
    sessions: {
      ...(await import('#app/server/sessions/store/sessions.server.ts')),
      ...(await import('#app/server/sessions/store/claim-renewal.server.ts')),
    },
    async close() {
      await transport.closeTransport();
      await store.closeDatabase();
    },
  };
}

let my: Awaited<ReturnType<typeof world>>;
let clear: () => Promise<void>;
let admin: Awaited<ReturnType<typeof my.signIn>>;
beforeAll(async () => {
  clear = await ownGround(process.env['TEST_DATABASE_URL']);
  vi.stubEnv('SEED', 'none');
  vi.stubEnv('GATE_PASSWORD', 'curtain up 1837');
  my = await world();
  admin = await my.signIn('admin');
}, 120_000);
afterAll(async () => {
  await my.close();
  await clear();
});

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => v.parse(v.looseObject({ code: v.string() }), error).code,
  );
const sentences = async () =>
  (await my.log.changeLogFor(admin.user, 1)).rows.map(({ by, deed }) => ({ by, ...deed }));

it('is refused to everyone but administrators, before anything is asked', async () => {
  const search = { page: 1, search: '', only: null };
  for (const role of ['fan', 'celebrity', 'manager'] satisfies Role[]) {
    const user = { ...admin.user, role };
    const nosy = { ...admin, user };
    const tried = [
      my.names.siteNameFor(user),
      my.names.setSiteName({ name: 'Mine', version: 0 }, user),
      my.gateSetting.gateFor(user),
      my.gateSetting.setGate({ isClosed: true, password: 'mine alone', version: 0 }, user),
      my.people.listPeople(nosy, search),
      my.people.getPerson(nosy, 1),
      my.people.changePerson(nosy, 1, { role: 'administrator' }),
      my.deeds.changeRole(nosy, 1, 'administrator'),
      my.deeds.suspend(nosy, 1, 'No'),
      my.deeds.reinstate(nosy, 1),
      my.log.changeLogFor(user, 1),
    ];
    expect(new Set(await Promise.all(tried.map(code)))).toEqual(new Set(['not_allowed']));
  }
  expect(await sentences()).toEqual([]);
});

it('calls the site something else at once, everywhere, and empties the kept pages', async () => {
  expect(await my.site.siteName()).toBe('Astera');
  const emptied = vi.fn<() => void>();
  subscribe(catalogChanged, emptied);
  await my.names.setSiteName({ name: 'Astéra Nights', version: 0 }, admin.user);
  unsubscribe(catalogChanged, emptied);
  expect(emptied).toHaveBeenCalledTimes(1);
  expect(await my.site.siteName()).toBe('Astéra Nights');
  const manifest: unknown = await (await my.manifest.answerManifest()).json();
  expect(manifest).toMatchObject({ name: 'Astéra Nights', short_name: 'Astéra Nights' });
  const late = my.names.setSiteName({ name: 'Other', version: 0 }, admin.user);
  expect(await code(late)).toBe('setting_moved_on');
  expect(await sentences()).toEqual([{ by: 'admin', name: 'site-name', value: 'Astéra Nights' }]);
});

it('asks the tables for the name once, however often it is said', async () => {
  my.site.forgetSiteSettings();
  const select = vi.spyOn(my.database, 'select');
  await Promise.all(Array.from({ length: 50 }, () => my.site.siteName()));
  await my.site.currentGate();
  expect(select).toHaveBeenCalledTimes(1);
  select.mockRestore();
});

it('takes the gate over from the environment, with its password, and changes it', async () => {
  const opens = (password: string) => my.gatePass.passwordOpensGate(password);
  expect(await my.gateSetting.gateFor(admin.user)).toEqual({
    isClosed: true,
    hasPassword: true,
    version: 0,
    changed: null,
  });
  expect([await opens('curtain up 1837'), await opens('curtain')]).toEqual([true, false]);
  const set = (isClosed: boolean, password: string, version: number) =>
    my.gateSetting.setGate({ isClosed, password, version }, admin.user);
  expect(await set(false, '', 0)).toMatchObject({ isClosed: false, version: 1 });
  expect(await my.gatePass.gateIsSet()).toBe(false);
  expect(await set(true, '', 1)).toMatchObject({ isClosed: true });
  expect(await opens('curtain up 1837')).toBe(true);
  const shown = await set(true, 'a house of cards', 2);
  expect([await opens('curtain up 1837'), await opens('a house of cards')]).toEqual([false, true]);

  // What was typed is nowhere but in the hash, and the hash is in one place.
  expect(JSON.stringify(shown)).not.toMatch(/cards|argon2/);
  const { rows } = await my.log.changeLogFor(admin.user, 1);
  expect(rows[0]?.deed).toEqual({
    name: 'gate',
    value: { isClosed: true, isNewPassword: true },
  });
  const noted = await my.database.select().from(settingChanges);
  expect(JSON.stringify(noted)).not.toMatch(/cards|curtain|argon2/);
  const kept = await my.database.select().from(settings).where(eq(settings.name, 'gate'));
  expect(JSON.stringify(kept)).toContain('$argon2id$');
});

it('suspends someone, whose sessions end at once, and writes down who did what', async () => {
  const fan = await my.signIn('fan');
  const now = new Date();
  const session = { idHash: 'fans', userId: fan.user.id, sealed: '', createdAt: now };
  await my.sessions.addSession({ ...session, expiresAt: fan.expiresAt });
  await my.deeds.suspend(admin, fan.user.id, 'Sold places in the line.');
  expect(await my.sessions.findSession('fans', now)).toBeNull();
  expect(await code(my.signIn('fan'))).toBe('account_suspended');
  expect(await my.deeds.reinstate(admin, fan.user.id)).toMatchObject({ suspension: null });
  expect((await my.signIn('fan')).user.role).toBe('fan');
  await my.deeds.changeRole(admin, fan.user.id, 'manager');
  expect((await my.signIn('fan')).user.role).toBe('manager');
  const about = { id: fan.user.id, person: 'fan' };
  expect((await sentences()).slice(0, 3)).toEqual([
    { by: 'admin', name: 'user-role', value: { ...about, from: 'fan', to: 'manager' } },
    {
      by: 'admin',
      name: 'user-reinstated',
      value: { ...about, was: 'Sold places in the line.' },
    },
    {
      by: 'admin',
      name: 'user-suspended',
      value: { ...about, reason: 'Sold places in the line.', was: null },
    },
  ]);
});

it('leaves no line in the log of what was refused or changed nothing', async () => {
  const before = await sentences();
  const { id } = admin.user;
  const manager = await my.signIn('manager');
  expect([
    await code(my.deeds.suspend(admin, id, 'Tired')),
    await code(my.deeds.changeRole(admin, id, 'fan')),
    await code(my.deeds.suspend(admin, 999_999, 'Someone')),
    await code(my.deeds.changeRole(admin, manager.user.id, 'manager')),
    // A session that says more than the back end does.
    await code(
      my.deeds.suspend({ ...manager, user: { ...manager.user, role: 'administrator' } }, id, 'No'),
    ),
  ]).toEqual(['not_allowed', 'not_allowed', 'not_found', 'done', 'not_allowed']);
  expect(await sentences()).toEqual(before);
});
