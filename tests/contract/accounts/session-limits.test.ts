import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Role } from '#domain/account/role.ts';

import {
  loadSessions,
  ownGround,
  sessionDatabases,
  type Sessions,
} from '../../server/accounts/session-world.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(sessionDatabases)('a session on $name', ({ url }) => {
  let my: Sessions;
  let clear: () => Promise<void>;
  let made = 0;
  const now = new Date('2026-06-01T10:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  beforeAll(async () => {
    clear = await ownGround(url);
    my = await loadSessions();
    // Makes the database, which takes its time.
    await my.store.findSession('none', now);
  }, 120_000);
  afterAll(async () => {
    await my.close();
    await clear();
  });

  /** A row of someone; its token is good for another day, so that only the limits end it. */
  async function begin(userId: number, role: Role, times: { createdAt: Date; lastSeenAt: Date }) {
    const user = { id: userId, role, name: 'Iris', picture: null };
    const idHash = `limit-${(made += 1)}`;
    const sealed = await my.seal({ user, token: `token of ${userId}` }, my.sessionKeys());
    await my.store.addSession({
      idHash,
      userId,
      sealed,
      ...times,
      expiresAt: new Date(now.getTime() + day),
    });
    return idHash;
  }
  const isAlive = async (idHash: string) => (await my.activeSession(idHash, now)) !== null;

  it.each([
    ['fan', 30 * day, 7 * day],
    ['celebrity', 30 * day, 7 * day],
    ['manager', day, 8 * hour],
    ['administrator', day, 8 * hour],
  ] as const)(
    'of %s ends by age and by silence at the very next read',
    async (role, whole, idle) => {
      const young = await begin(1, role, { createdAt: ago(whole - 1_000), lastSeenAt: now });
      const old = await begin(2, role, { createdAt: ago(whole), lastSeenAt: now });
      const awake = await begin(3, role, { createdAt: ago(idle), lastSeenAt: ago(idle - 1_000) });
      const asleep = await begin(4, role, { createdAt: ago(idle), lastSeenAt: ago(idle) });
      expect([await isAlive(young), await isAlive(old)]).toEqual([true, false]);
      expect([await isAlive(awake), await isAlive(asleep)]).toEqual([true, false]);
      // What was refused is gone, not only hidden.
      expect(await my.store.findSession(old, now)).toBeNull();
    },
  );

  it('is one of ten at most; the oldest sign-in gives way, other people’s do not', async () => {
    const other = await begin(50, 'fan', { createdAt: ago(9 * hour), lastSeenAt: now });
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      ids.push(await begin(51, 'fan', { createdAt: ago((12 - n) * 60_000), lastSeenAt: now }));
    }
    const alive = await Promise.all(ids.map(isAlive));
    expect(alive).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
    expect(await isAlive(other)).toBe(true);
  });

  it('writes when its person was seen once a minute, however many ask at the same time', async () => {
    const idHash = await begin(60, 'fan', { createdAt: ago(hour), lastSeenAt: ago(59_999) });
    const seen = async (at: Date) => {
      const row = await my.store.findSession(idHash, now);
      return row !== null && my.store.noteSeen(row, at);
    };
    expect(await seen(now)).toBe(false);
    const later = new Date(now.getTime() + 1);
    const writes = await Promise.all(Array.from({ length: 20 }, () => seen(later)));
    expect(writes.filter(Boolean)).toHaveLength(1);
    expect((await my.store.findSession(idHash, now))?.lastSeenAt).toEqual(later);
  });

  it('opens for no one with the content of another person’s', async () => {
    const victim = await begin(70, 'administrator', { createdAt: ago(hour), lastSeenAt: now });
    const content = (await my.store.findSession(victim, now))?.sealed ?? '';
    const times = {
      createdAt: ago(hour),
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + day),
    };
    await my.store.addSession({ idHash: 'moved', userId: 71, sealed: content, ...times });
    expect(await isAlive(victim)).toBe(true);
    expect(await isAlive('moved')).toBe(false);
  });

  it('opens for no one by a changed or foreign seal', async () => {
    const own = await begin(80, 'fan', { createdAt: ago(hour), lastSeenAt: now });
    const sealed = (await my.store.findSession(own, now))?.sealed ?? '';
    const foreign = await my.seal(
      { user: { id: 81, role: 'administrator', name: 'Eve', picture: null }, token: 'x' },
      [{ id: my.sessionKeys()[0].id, key: new Uint8Array(32).fill(1) }],
    );
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}....`;
    const parts = sealed.split('.');
    const flipped = parts.map((part, at) => (at === 3 ? `${part.slice(0, -2)}AA` : part)).join('.');
    for (const bad of [foreign, none, flipped, parts.slice(0, 4).join('.'), '', '{}']) {
      const idHash = `bad-${(made += 1)}`;
      const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + day) };
      await my.store.addSession({ idHash, userId: 81, sealed: bad, ...times });
      expect([bad, await isAlive(idHash)]).toEqual([bad, false]);
    }
  });
});
