import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from '#backend/modules/people/store/people.schema.ts';

import {
  loadSessions,
  ownGround,
  sessionDatabases,
  type Sessions,
} from '../../server/accounts/session-world.ts';

const password = 'astera-demo';

/** What ends what was given to someone before, by any way to the back end. */
const ways: readonly (readonly [string, (to: World) => Promise<unknown>])[] = [
  ['another role by an administrator', ({ user }) => user({ roles: ['shop_manager'] })],
  ['a suspension', ({ user }) => user({ meta: { astera_suspended: 'Late' } })],
  ['another password by the person', ({ me }) => me({ password })],
  ['another password by the app', ({ customer }) => customer({ password })],
  ['another address by the app', ({ customer }) => customer({ email: 'new@example.test' })],
  ['a role written into the table', ({ table }) => table(`role = 'wcfm_vendor'`)],
  ['an address written into the table', ({ table }) => table(`email = 'row@example.test'`)],
];

interface World {
  readonly user: (body: object) => Promise<unknown>;
  readonly me: (body: object) => Promise<unknown>;
  readonly customer: (body: object) => Promise<unknown>;
  readonly table: (set: string) => Promise<unknown>;
}

describe.each(sessionDatabases)('a session of the app on $name', ({ url }) => {
  let my: Sessions;
  let clear: () => Promise<void>;
  let made = 0;
  beforeAll(async () => {
    clear = await ownGround(url);
    my = await loadSessions();
    await my.signInWithPassword('fan', password);
  }, 120_000);
  afterAll(async () => {
    await my.close();
    await clear();
  });

  async function begin(name = 'fan') {
    const { user, token, expiresAt } = await my.signInWithPassword(name, password);
    const idHash = `standing-${(made += 1)}`;
    const sealed = await my.seal({ user, token }, my.sessionKeys());
    await my.store.addSession({
      idHash,
      userId: user.id,
      sealed,
      createdAt: new Date(),
      expiresAt,
    });
    const stands = async () => (await my.standingSession(idHash, new Date())) !== null;
    return { idHash, user, token, expiresAt, stands };
  }

  /** Asks the back end itself, as another program would. */
  async function ask(
    method: string,
    path: string,
    authorization: string,
    body: object,
    status = 200,
  ) {
    const { fetch } = await my.openTransport();
    const answer = await fetch(
      new Request(`http://backend.test/wp-json${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    expect([path, answer.status]).toEqual([path, status]);
  }

  it.each(ways)('has no power at the very next call after %s', async (_name, change) => {
    const [session, onTablet] = [await begin(), await begin()];
    const other = await begin('fan2');
    const { id } = session.user;
    const { token: adminToken } = await my.signInWithPassword('admin', password);
    const { serviceAuthorization } = await my.openTransport();
    const database = await my.openDatabase();
    const [before] = await database.select().from(users).where(eq(users.id, id));
    expect([await session.stands(), await onTablet.stands()]).toEqual([true, true]);
    await change({
      user: (body) => ask('POST', `/wp/v2/users/${id}`, `Bearer ${adminToken}`, body),
      me: (body) => ask('POST', '/wp/v2/users/me', `Bearer ${session.token}`, body),
      customer: (body) => ask('PATCH', `/wc/v3/customers/${id}`, serviceAuthorization, body),
      table: (set) =>
        database.execute(sql`update backend.users set ${sql.raw(set)} where id = ${id}`),
    });
    expect([await session.stands(), await onTablet.stands()]).toEqual([false, false]);
    // It is gone, not only hidden, and cannot be renewed either.
    expect(await my.store.findSession(session.idHash, new Date())).toBeNull();
    expect((await my.renewToken(session.token)).kind).toBe('refused');
    expect(await other.stands()).toBe(true);
    await database
      .update(users)
      .set({ ...before, accountVersion: undefined, passwordHash: undefined })
      .where(eq(users.id, id));
    expect(await (await begin()).stands()).toBe(true);
  });

  it('goes with the account', async () => {
    const { serviceAuthorization } = await my.openTransport();
    const body = { email: 'gone@example.test', username: 'gone', password };
    await ask('POST', '/wc/v3/customers', serviceAuthorization, body, 201);
    const session = await begin('gone');
    expect(await session.stands()).toBe(true);
    const database = await my.openDatabase();
    await database.execute(sql`delete from backend.users where login = 'gone'`);
    expect(await session.stands()).toBe(false);
  });

  it('stays as it is after a change of names, and with a renewed token', async () => {
    const session = await begin();
    await ask('POST', '/wp/v2/users/me', `Bearer ${session.token}`, { first_name: 'Gracie' });
    expect(await session.stands()).toBe(true);
    const late = new Date(session.expiresAt.getTime() - 60_000);
    expect((await my.renewSession(session.idHash, late)).kind).toBe('renewed');
    expect(await session.stands()).toBe(true);
  });
});
