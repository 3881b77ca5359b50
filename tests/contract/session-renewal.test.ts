import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TokenRenewal } from '#app/gateway/refresh.server.ts';

/** The real back end and the real tables, in a folder of their own. */
const folder = mkdtempSync(join(tmpdir(), 'astera-session-'));
vi.stubEnv('DATA_DIR', folder);
const minute = 60_000;

async function world() {
  const { signInWithPassword } = await import('#app/gateway/sign-in.server.ts');
  const { sessionKeys } = await import('#app/session/key-ring.server.ts');
  const { renewSession } = await import('#app/session/renewal.server.ts');
  const { seal, unseal } = await import('#app/session/seal.server.ts');
  const store = await import('#app/store/sessions.server.ts');
  const { renewToken } = await import('#app/gateway/refresh.server.ts');
  let made = 0;
  /** A session of the demo world's fan. */
  const begin = async () => {
    const { user, token, expiresAt } = await signInWithPassword('fan', 'astera-demo');
    const idHash = `session-${(made += 1)}`;
    const sealed = await seal({ user, token }, sessionKeys());
    await store.addSession({
      idHash,
      userId: user.id,
      sealed,
      createdAt: new Date(),
      expiresAt,
    });
    const late = new Date(expiresAt.getTime() - 4 * minute);
    const tokenNow = async () => {
      const row = await store.findSession(idHash, new Date());
      return row ? (await unseal(row.sealed, sessionKeys()))?.token : undefined;
    };
    return { idHash, token, expiresAt, late, tokenNow };
  };
  return { begin, renewSession, renewToken, store };
}

let my: Awaited<ReturnType<typeof world>>;
beforeAll(async () => {
  my = await world();
  await my.begin();
}, 60_000);
afterAll(async () => {
  const { openDatabase } = await import('#app/store/database.server.ts');
  const database = await openDatabase();
  if ('$client' in database && database.$client instanceof PGlite) await database.$client.close();
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
  await my.store.claimRenewal(orphan.idHash, orphan.late, new Date(orphan.late.getTime() + 15_000));
  const later = new Date(orphan.late.getTime() + 15_000);
  expect(await my.renewSession(orphan.idHash, later, exchange)).toMatchObject({ kind: 'renewed' });
});

it('ends when the back end refuses the token', async () => {
  const session = await my.begin();
  const forged = () => my.renewToken(`${session.token}x`);
  expect(await my.renewSession(session.idHash, session.late, forged)).toEqual({ kind: 'refused' });
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

it('is not brought back by an answer that comes after signing out', async () => {
  const session = await my.begin();
  const outcome = my.renewSession(session.idHash, session.late, async (token) => {
    await my.store.removeSession(session.idHash);
    return my.renewToken(token);
  });
  expect(await outcome).toEqual({ kind: 'refused' });
  expect(await session.tokenNow()).toBeUndefined();
});
