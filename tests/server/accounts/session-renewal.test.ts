import { rm } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TokenRenewal } from '#app/server/backend/refresh-token.server.ts';
import type { Role } from '#domain/account/role.ts';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const serverUrl = process.env['TEST_DATABASE_URL'];
/** PGlite, and PostgreSQL where there is one. */
const databases = [
  { name: 'PGlite', url: undefined },
  ...(serverUrl ? [{ name: 'PostgreSQL', url: serverUrl }] : []),
];

async function world() {
  const { signInWithPassword } = await import('#app/server/backend/people/sign-in.server.ts');
  const { sessionKeys } = await import('#app/server/sessions/key-ring.server.ts');
  const { renewAlone } = await import('#app/server/sessions/renewal.server.ts');
  const { renewSession } = await import('#app/server/sessions/renew-session.server.ts');
  const { standingSession } = await import('#app/server/sessions/standing-session.server.ts');
  const { seal, unseal } = await import('#app/server/sessions/seal.server.ts');
  const store = {
    ...(await import('#app/server/sessions/store/sessions.server.ts')),
    ...(await import('#app/server/sessions/store/claim-renewal.server.ts')),
  };
  const { renewToken } = await import('#app/server/backend/refresh-token.server.ts');
  let made = 0;
  /** A session of the demo world's fan, or of someone else, begun now or earlier. */
  const begin = async (name = 'fan', createdAt = new Date()) => {
    const { user, token, expiresAt } = await signInWithPassword(name, 'astera-demo');
    const idHash = `session-${(made += 1)}`;
    const sealed = await seal({ user, token }, sessionKeys());
    await store.addSession({
      idHash,
      userId: user.id,
      sealed,
      createdAt,
      expiresAt,
    });
    const late = new Date(expiresAt.getTime() - 4 * minute);
    const contentNow = async () => {
      const row = await store.findSession(idHash, new Date());
      return row ? await unseal(row.sealed, sessionKeys()) : null;
    };
    const tokenNow = async () => (await contentNow())?.token;
    const roleNow = async (): Promise<Role | undefined> => (await contentNow())?.user.role;
    return { idHash, userId: user.id, token, expiresAt, late, tokenNow, roleNow };
  };
  const { openDatabase } = await import('#app/server/db/database.server.ts');
  const { closeTransport } = await import('#app/server/composition.server.ts');
  const setRole = async (userId: number, role: string) => {
    const database = await openDatabase();
    await database.execute(sql`update backend.users set role = ${role} where id = ${userId}`);
  };
  return {
    begin,
    renewAlone,
    renewSession,
    renewToken,
    standingSession,
    store,
    setRole,
    close: closeTransport,
  };
}

describe.each(databases)('a session on $name', ({ url }) => {
  let my: Awaited<ReturnType<typeof world>>;
  let folder: string;
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    // The real back end and the real tables, in a folder and a database of their own.
    folder = newDataFolder('session');
    vi.stubEnv('DATA_DIR', folder);
    if (url !== undefined) {
      const fresh = await freshPostgres(url);
      vi.stubEnv('DATABASE_URL', fresh.url);
      drop = fresh.drop;
    }
    vi.resetModules();
    my = await world();
    await my.begin();
  }, 60_000);
  afterAll(async () => {
    await my.close();
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  });

  it('is left alone while more than five minutes remain', async () => {
    const session = await my.begin();
    const exchange = vi.fn<typeof my.renewToken>(my.renewToken);
    const early = new Date(session.expiresAt.getTime() - 6 * minute);
    expect(await my.renewSession(session.idHash, early, exchange)).toEqual({
      kind: 'renewed',
      expiresAt: session.expiresAt.getTime(),
    });
    expect(exchange).not.toHaveBeenCalled();
  });

  it('is renewed once, however many ask at the same time, and goes on with the new token', async () => {
    const session = await my.begin();
    const exchange = vi.fn<typeof my.renewToken>(my.renewToken);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => my.renewSession(session.idHash, session.late, exchange)),
    );
    expect(exchange).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['renewed']));
    const renewed = await session.tokenNow();
    expect(renewed).toBeDefined();
    expect(renewed).not.toBe(session.token);
  });

  it('waits for another process that has the lease, and takes over from one that died', async () => {
    const session = await my.begin();
    const until = new Date(session.late.getTime() + 15_000);
    expect(await my.store.claimRenewal(session.idHash, session.late, until)).not.toBeNull();
    expect(await my.store.claimRenewal(session.idHash, session.late, until)).toBeNull();

    const exchange = vi.fn<typeof my.renewToken>(my.renewToken);
    const waiting = my.renewSession(session.idHash, session.late, exchange);
    const expiresAt = new Date(session.expiresAt.getTime() + 60 * minute);
    await my.store.endRenewal(session.idHash, until, { sealed: 'by the other', expiresAt });
    expect(await waiting).toEqual({ kind: 'renewed', expiresAt: expiresAt.getTime() });
    expect(exchange).not.toHaveBeenCalled();

    const orphan = await my.begin();
    await my.store.claimRenewal(
      orphan.idHash,
      orphan.late,
      new Date(orphan.late.getTime() + 15_000),
    );
    const later = new Date(orphan.late.getTime() + 15_000);
    expect(await my.renewSession(orphan.idHash, later, exchange)).toMatchObject({
      kind: 'renewed',
    });
  });

  it('ends when the back end refuses the token', async () => {
    const session = await my.begin();
    const forged = () => my.renewToken(`${session.token}x`);
    expect(await my.renewSession(session.idHash, session.late, forged)).toEqual({
      kind: 'refused',
    });
    expect(await session.tokenNow()).toBeUndefined();
    expect(await my.renewSession(session.idHash, session.late)).toEqual({ kind: 'refused' });
  });

  it('stays as it is while the token cannot be renewed or the back end is away', async () => {
    for (const kind of ['not-refreshable', 'unreachable'] as const) {
      const session = await my.begin();
      const exchange = vi.fn<() => Promise<TokenRenewal>>(async () => ({ kind }));
      expect(await my.renewSession(session.idHash, session.late, exchange)).toEqual({ kind });
      expect(await session.tokenNow()).toBe(session.token);
      // The lease was let go: the next one asks again.
      await my.renewSession(session.idHash, session.late, exchange);
      expect(exchange).toHaveBeenCalledTimes(2);
    }
  });

  it('goes on with a new token where every other one ends, whatever asks meanwhile', async () => {
    const [here, elsewhere] = [await my.begin(), await my.begin()];
    const now = new Date();
    const [, ...seen] = await Promise.all([
      my.renewAlone(here.idHash),
      ...Array.from({ length: 20 }, () => my.standingSession(here.idHash, now)),
    ]);
    expect(seen.filter((session) => session === null)).toEqual([]);
    expect(await here.tokenNow()).not.toBe(here.token);
    expect(await my.standingSession(here.idHash, now)).not.toBeNull();
    expect(await my.standingSession(elsewhere.idHash, now)).toBeNull();
    expect(await my.renewToken(here.token)).toEqual({ kind: 'refused' });
  });

  it('is not brought back by an answer that comes after signing out', async () => {
    const session = await my.begin();
    const outcome = my.renewSession(session.idHash, session.late, async (token) => {
      await my.store.removeSession(session.idHash);
      return my.renewToken(token);
    });
    expect(await outcome).toEqual({ kind: 'refused' });
    expect(await session.tokenNow()).toBeUndefined();
  });

  describe('whose lease another process took over meanwhile', () => {
    const leaseMs = 15_000;
    let userId = 0;
    // The oldest of too many would give way.
    afterEach(() => my.store.removeSessionsOf(userId));
    const late: readonly [string, (token: string) => Promise<TokenRenewal>][] = [
      ['refuses', async () => ({ kind: 'refused' })],
      ['renews', (token) => my.renewToken(token)],
    ];
    /** Begins one and lets the answer come when the other has done its part. */
    async function overtaken(
      meanwhile: (idHash: string, until: Date) => Promise<unknown>,
      answer: (token: string) => Promise<TokenRenewal>,
    ) {
      const session = await my.begin();
      ({ userId } = session);
      const later = new Date(session.late.getTime() + leaseMs);
      const until = new Date(later.getTime() + leaseMs);
      const outcome = await my.renewSession(session.idHash, session.late, async (token) => {
        await my.store.claimRenewal(session.idHash, later, until);
        await meanwhile(session.idHash, until);
        return answer(token);
      });
      return { ...session, until, outcome };
    }

    it.each(late)('goes on as that one renewed it, though an answer %s it', async (_, answer) => {
      const expiresAt = new Date(Date.now() + 2 * day);
      const {
        outcome,
        idHash,
        late: now,
      } = await overtaken(
        (id, until) => my.store.endRenewal(id, until, { sealed: 'by the other', expiresAt }),
        answer,
      );
      expect(outcome).toEqual({ kind: 'renewed', expiresAt: expiresAt.getTime() });
      expect(await my.store.findSession(idHash, now)).toMatchObject({ sealed: 'by the other' });
    });

    it.each(late)('waits for that one, though an answer %s it', async (_, answer) => {
      const { outcome, idHash, until, token, tokenNow } = await overtaken(
        async () => undefined,
        answer,
      );
      expect(outcome).toEqual({ kind: 'unreachable' });
      expect(await tokenNow()).toBe(token);
      expect(await my.store.endRenewal(idHash, until, null)).toBe(true);
    });
  });

  it.each([
    ['gets the role that a new token names', 'fan', 'fan'],
    ['keeps its own where the new token names none', null, 'manager'],
  ] as const)('%s', async (_name, named, role) => {
    const session = await my.begin('manager');
    const naming = async (token: string): Promise<TokenRenewal> => {
      const renewal = await my.renewToken(token);
      return renewal.kind === 'renewed' ? { ...renewal, role: named } : renewal;
    };
    await my.renewSession(session.idHash, session.late, naming);
    expect(await session.roleNow()).toBe(role);
  });

  it('is not renewed once the person has another role', async () => {
    const session = await my.begin('manager');
    await my.setRole(session.userId, 'customer');
    const renewal = await my.renewSession(session.idHash, session.late);
    await my.setRole(session.userId, 'shop_manager');
    expect(renewal).toEqual({ kind: 'refused' });
    expect(await session.tokenNow()).toBeUndefined();
  });

  it('ends where the person has no part in the shop any more', async () => {
    const session = await my.begin('fan2');
    await my.setRole(session.userId, 'subscriber');
    expect(await my.renewSession(session.idHash, session.late)).toEqual({ kind: 'refused' });
    expect(await session.tokenNow()).toBeUndefined();
    await my.setRole(session.userId, 'customer');
  });

  it.each([
    ['fan', 29, 'renewed'],
    ['fan', 30, 'refused'],
    ['celebrity', 30, 'refused'],
    ['manager', 0.9, 'renewed'],
    ['manager', 1, 'refused'],
    ['admin', 1, 'refused'],
  ])('of %s, begun %d days ago: %s', async (name, days, kind) => {
    const session = await my.begin(name, new Date(Date.now() - days * day));
    expect(await my.renewSession(session.idHash, session.late)).toMatchObject({ kind });
  });
});
