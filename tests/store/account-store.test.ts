import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { accountLimits } from '#app/server/limits/limit-table.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import {
  addReset,
  makeResetToken,
  releaseReset,
} from '#app/server/accounts/store/password-resets.server.ts';
import { useReset } from '#app/server/accounts/store/use-reset.server.ts';
import {
  endRegistration,
  makeCode,
  releaseCode,
  renewCode,
} from '#app/server/accounts/store/registrations.server.ts';
import { addRegistration } from '#app/server/accounts/store/add-registration.server.ts';
import { tryCode } from '#app/server/accounts/store/try-code.server.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('accounts and their codes, on $name', async ({ open }) => {
  const { database, close } = await open('empty');
  beforeAll(() => migrateStore(database));
  afterAll(close);

  const key = new Uint8Array(32).fill(5);
  const start = new Date('2026-06-01T10:00:00Z');
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  async function attempt(accountId: number | null = 7) {
    const code = makeCode();
    const row = { accountId, email: 'star@example.test', locale: 'en', code } as const;
    return { id: await addRegistration(database, row, { key, now: start }), code };
  }
  const check = (tried: { id: string; code: string }, minutes = 0) =>
    tryCode(database, tried, { key, now: after(minutes) });

  describe('a celebrity’s code', () => {
    it('is right once, of twenty at the same time exactly once', async () => {
      const own = await attempt();
      const results = await Promise.all(Array.from({ length: 20 }, () => check(own)));
      expect(results.filter(({ result }) => result === 'right')).toEqual([
        { result: 'right', accountId: 7 },
      ]);
      expect((await check(own)).result).toBe('dead');
    });

    it('is dead after five tries, the right one included', async () => {
      const own = await attempt();
      const wrong = { id: own.id, code: other(own.code) };
      const results = [];
      for (let tries = 0; tries < 5; tries += 1) results.push((await check(wrong)).result);
      expect(results).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'dead']);
      expect((await check(own)).result).toBe('dead');
    });

    it('holds ten minutes, and only for its own attempt', async () => {
      const [own, foreign] = [await attempt(), await attempt()];
      expect((await check({ id: foreign.id, code: own.code })).result).toBe('wrong');
      expect((await check(own, 10)).result).toBe('dead');
      expect((await check(foreign, 9.9)).result).toBe('right');
    });

    it('gives way to a new one, with new tries', async () => {
      const own = await attempt();
      const next = { id: own.id, code: other(own.code) };
      for (let tries = 0; tries < 5; tries += 1) await check({ id: own.id, code: '------' });
      expect(await renewCode(database, next, { key, now: start })).toMatchObject({ id: own.id });
      expect((await check(own)).result).toBe('wrong');
      expect((await check(next)).result).toBe('right');
      expect(await renewCode(database, next, { key, now: start })).toBeNull();
    });

    it('opens nothing once another attempt takes its place, which happens once', async () => {
      const own = await attempt();
      expect(await endRegistration(database, own.id, start)).toBe(7);
      expect(await endRegistration(database, own.id, start)).toBeNull();
      expect((await check(own)).result).toBe('dead');
      await releaseCode(database, own.id);
      expect((await check(own)).result).toBe('right');
      // A code that was used opened its account, which stays.
      expect(await endRegistration(database, own.id, start)).toBeNull();
    });

    it('opens nothing where the address has an account already', async () => {
      expect((await check(await attempt(null))).result).toBe('wrong');
    });
  });

  describe('a link to another password', () => {
    it('works once, of twenty at the same time exactly once', async () => {
      const token = makeResetToken();
      await addReset(database, { token, accountId: 9 }, start);
      const uses = await Promise.all(
        Array.from({ length: 20 }, () => useReset(database, token, start)),
      );
      expect(uses.filter((accountId) => accountId !== null)).toEqual([9]);
      await releaseReset(database, token);
      expect(await useReset(database, token, start)).toBe(9);
    });

    it('holds thirty minutes, and no one’s link opens anything', async () => {
      const [late, ownerless] = [makeResetToken(), makeResetToken()];
      await addReset(database, { token: late, accountId: 9 }, start);
      await addReset(database, { token: ownerless, accountId: null }, start);
      expect(await useReset(database, ownerless, start)).toBeNull();
      expect(await useReset(database, makeResetToken(), start)).toBeNull();
      expect(await useReset(database, late, after(30))).toBeNull();
      expect(await useReset(database, late, after(29.9))).toBe(9);
    });
  });

  it('keeps the same code of two attempts differently', async () => {
    const row = { accountId: 7, email: 'star@example.test', locale: 'en', code: '417004' } as const;
    for (let times = 0; times < 2; times += 1) {
      await addRegistration(database, row, { key, now: start });
    }
    const rows = await database
      .select({ differ: sql`count(distinct code_hash) = count(*)` })
      .from(sql`app.registrations`);
    expect(rows).toEqual([{ differ: true }]);
  });

  it('keeps no code and no link as it was mailed', async () => {
    const { code } = await attempt();
    const token = makeResetToken();
    await addReset(database, { token, accountId: 9 }, start);
    const rows = await database
      .select({ kept: sql<string>`kept` })
      .from(
        sql`(select code_hash as kept from app.registrations union all select token_hash from app.password_resets) as hashes`,
      );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ kept }) => kept === code)).toBe(false);
  });

  it('counts a limit exactly, for fifty at the same time and over a restart', async () => {
    const take = (who: string) => createAccountLimits(database).take('codePerEmailHour', who);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take('a@example.test')));
    expect(taken.filter(Boolean)).toHaveLength(accountLimits.codePerEmailHour.points);
    expect(await take('a@example.test')).toBe(false);
    expect(await take('b@example.test')).toBe(true);
    const wait = await createAccountLimits(database).attempt('codePerEmailHour', 'a@example.test');
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(accountLimits.codePerEmailHour.duration);
  });
});
