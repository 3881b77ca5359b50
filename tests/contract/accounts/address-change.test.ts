import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from '#backend/modules/people/store/people.schema.ts';

import {
  loadSessions,
  ownGround,
  sessionDatabases,
  type Sessions,
} from '../../server/accounts/session-world.ts';

const password = 'astera-demo';
const key = new Uint8Array(32).fill(3);
const minute = 60_000;

/** The modules that changes are made of, of the process that was loaded last. */
async function loadChanges() {
  const { ownTables } = await import('#app/server/db/own-tables.server.ts');
  return {
    tables: await ownTables(),
    ...(await import('#app/server/accounts/store/address-changes.server.ts')),
    ...(await import('#app/server/accounts/store/try-address-codes.server.ts')),
    ...(await import('#app/server/backend/people/change-email.server.ts')),
  };
}

describe.each(sessionDatabases)('another address for an account on $name', ({ url }) => {
  let my: Sessions;
  let world: Awaited<ReturnType<typeof loadChanges>>;
  let clear: () => Promise<void>;
  const now = new Date('2026-06-01T10:00:00Z');
  beforeAll(async () => {
    clear = await ownGround(url);
    my = await loadSessions();
    world = await loadChanges();
    await my.signInWithPassword('fan', password);
  }, 120_000);
  afterAll(async () => {
    await my.close();
    await clear();
  });

  const codes = { newCode: '111111', oldCode: '222222' };
  const email = 'new@example.test';
  const ask = (accountId: number, at = now) =>
    world.addAddressChange(world.tables, { accountId, email, ...codes }, { key, now: at });
  const type = (accountId: number, typed: Partial<typeof codes> = {}, at = now) =>
    world.tryAddressCodes(world.tables, { accountId, ...codes, ...typed }, { key, now: at });
  const dead = { result: 'dead' };

  it('takes both codes, and says which is wrong', async () => {
    await ask(1);
    expect(await world.wantedAddress(world.tables, 1, now)).toBe(email);
    expect(await type(1, { newCode: '222222', oldCode: '111111' })).toEqual({
      result: 'wrong',
      fields: { newCode: 'wrong', oldCode: 'wrong' },
    });
    expect(await type(1, { oldCode: '111111' })).toEqual({
      result: 'wrong',
      fields: { oldCode: 'wrong' },
    });
    // They are no one else's.
    expect(await type(2)).toEqual(dead);
    expect(await type(1)).toEqual({ result: 'right', email });
    expect(await type(1)).toEqual(dead);
    // Nothing came of it: they may be typed once more.
    await world.releaseAddressCodes(world.tables, 1);
    expect(await type(1)).toEqual({ result: 'right', email });
  });

  it('is asked for five times, for half an hour, and until another one is asked for', async () => {
    await ask(3);
    for (let n = 1; n < 5; n += 1) {
      expect((await type(3, { newCode: '333333' })).result).toBe('wrong');
    }
    expect(await type(3, { newCode: '333333' })).toEqual(dead);
    expect(await type(3)).toEqual(dead);
    expect(await world.wantedAddress(world.tables, 3, now)).toBeNull();

    await ask(4);
    const late = new Date(now.getTime() + 30 * minute);
    expect(await type(4, {}, late)).toEqual(dead);
    await world.addAddressChange(
      world.tables,
      { accountId: 4, email: 'third@example.test', newCode: '444444', oldCode: '555555' },
      { key, now },
    );
    expect((await type(4)).result).toBe('wrong');
    expect(await type(4, { newCode: '444444', oldCode: '555555' })).toMatchObject({
      result: 'right',
      email: 'third@example.test',
    });
    await ask(5);
    await world.endAddressChange(world.tables, 5);
    expect(await type(5)).toEqual(dead);
  });

  it('is used once by many who type the right codes together', async () => {
    await ask(6);
    const tried = await Promise.all(Array.from({ length: 5 }, () => type(6)));
    expect(tried.filter(({ result }) => result === 'right')).toHaveLength(1);
  });

  it('ends every token of before, and gives the one who changed it a new one', async () => {
    const { user, token } = await my.signInWithPassword('fan', password);
    const other = await my.signInWithPassword('fan', password);
    const next = await world.changeEmail({ user, token }, 'elsewhere@example.test');
    expect(await my.standingOf({ user, token })).toBe('changed');
    expect(await my.standingOf(other)).toBe('changed');
    expect(await my.standingOf({ user, token: next.token })).toBe('unchanged');
    expect(next.expiresAt.getTime()).toBeGreaterThan(Date.now());
    // The new address signs in, and so does the name.
    expect((await my.signInWithPassword('elsewhere@example.test', password)).user.id).toBe(user.id);
    const database = await my.openDatabase();
    const rows = await database
      .select({ email: users.email, billing: users.billing })
      .from(users)
      .where(eq(users.id, user.id));
    const email = 'elsewhere@example.test';
    expect(rows).toMatchObject([{ email, billing: { email } }]);
  });

  it('is not one that another account has', async () => {
    const { user, token } = await my.signInWithPassword('fan2', password);
    const taken = world.changeEmail({ user, token }, 'elsewhere@example.test');
    await expect(taken).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { newCode: 'address-taken' },
    });
    expect(await my.standingOf({ user, token })).toBe('unchanged');
  });

  it('is set by the app alone, which has proved it', async () => {
    const { user } = await my.signInWithPassword('fan2', password);
    const words = ['fan2', 'manager', 'admin'].map(async (login) => {
      const { token } = await my.signInWithPassword(login, password);
      const { fetch } = await my.openTransport();
      const answers = await Promise.all(
        [`/wp-json/wc/v3/customers/${user.id}`, '/wp-json/wp/v2/users/me'].map((path) =>
          fetch(
            new Request(`http://backend.test${path}`, {
              method: 'POST',
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              body: JSON.stringify({ email: 'mine@example.test' }),
            }),
          ),
        ),
      );
      return answers.map(({ status }) => status);
    });
    const [ofFan, ...ofTeam] = await Promise.all(words);
    expect(ofFan?.[0]).toBe(403);
    for (const statuses of ofTeam) expect(statuses[0]).toBe(400);
    const database = await my.openDatabase();
    const rows = await database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'mine@example.test'));
    expect(rows).toEqual([]);
  });
});
