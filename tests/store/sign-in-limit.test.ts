import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { accountLimits } from '#app/server/limits/limit-table.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { createSignInLimit, type SignInLimit } from '#app/server/limits/sign-in-limit.server.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('limits of tries, on $name', async ({ open }) => {
  const { database, close } = await open('empty');
  await migrateStore(database);
  afterAll(close);

  const openLimit = () => createSignInLimit(createAccountLimits(database));
  const { signInPair, signInName, signInAddress, signInDevice } = accountLimits;

  let limit: SignInLimit;
  beforeEach(async () => {
    await database.execute(sql`delete from app.account_limits`);
    limit = openLimit();
  });

  async function fail(address: string, name: string) {
    for (let tries = 0; tries < signInPair.points; tries += 1) {
      expect(await limit.attempt(address, name)).toBeNull();
    }
  }

  describe('the limit on sign-in attempts', () => {
    it('makes an address wait that keeps guessing one name, however it is written', async () => {
      await fail('192.0.2.1', 'fan');
      const wait = await limit.attempt('192.0.2.1', ' FAN\0');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(signInPair.duration);
    });

    it('counts no attempt that no one answered', async () => {
      for (let tries = 0; tries < 3 * signInPair.points; tries += 1) {
        expect(await limit.attempt('192.0.2.1', 'fan')).toBeNull();
        await limit.unanswered('192.0.2.1', 'fan');
      }
      await fail('192.0.2.1', 'fan');
      expect(await limit.attempt('192.0.2.1', 'fan')).toBeGreaterThan(0);
    });

    it('lets the person sign in from elsewhere, and others from there', async () => {
      await fail('192.0.2.1', 'fan');
      expect(await limit.attempt('192.0.2.2', 'fan')).toBeNull();
      expect(await limit.attempt('192.0.2.1', 'manager')).toBeNull();
    });

    it('counts a burst exactly, in however many processes', async () => {
      const other = openLimit();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_none, at) =>
          (at % 2 === 0 ? limit : other).attempt('192.0.2.1', 'fan'),
        ),
      );
      expect(answers.filter((wait) => wait === null)).toHaveLength(signInPair.points);
    });

    it('remembers over a restart', async () => {
      await fail('192.0.2.1', 'fan');
      expect(await openLimit().attempt('192.0.2.1', 'fan')).not.toBeNull();
    });

    it('ends a list of names tried from one address, and of one network of addresses', async () => {
      for (let tries = 0; tries < signInAddress.points; tries += 1) {
        await limit.attempt(`2001:db8:1:2::${tries}`, `name${tries}`);
      }
      expect(await limit.attempt('2001:db8:1:2::ffff', 'another')).not.toBeNull();
      expect(await limit.attempt('2001:db8:1:3::1', 'another')).toBeNull();
    });

    it('counts shortened and mixed forms of an address as one, and a /56 four times as often', async () => {
      const counters = createAccountLimits(database);
      const take = (address: string) => counters.take('registerPerAddressHour', address);
      const { points } = accountLimits.registerPerAddressHour;
      const forms = ['2001:db8:5::1', '2001:DB8:5:0:0:0:0:2', '2001:db8:5::3:0'];
      for (let tries = 0; tries < points; tries += 1) {
        expect(await take(forms[tries % forms.length] ?? '')).toBe(true);
      }
      expect(await take('2001:db8:5:0:ffff::1')).toBe(false);
      let taken = points;
      for (
        let network = 1;
        network < 200 && (await take(`2001:db8:5:${network.toString(16)}::1`));
        network += 1
      ) {
        taken += 1;
      }
      expect(taken).toBe(4 * points);
      expect(await take('2001:db8:5:100::1')).toBe(true);
      expect(await take('::ffff:192.0.2.77')).toBe(true);
    });

    it('forgets the mistakes of who signs in in the end', async () => {
      for (let days = 0; days < 60; days += 1) {
        expect(await limit.attempt('192.0.2.1', 'fan')).toBeNull();
        await limit.succeeded('192.0.2.1', 'fan');
      }
    });

    it('never shuts a person out of a browser that is known, however strangers guess', async () => {
      for (let tries = 0; tries < signInName.points; tries += 1) {
        await limit.attempt(`192.0.2.${tries}`, 'fan');
      }
      expect(await limit.attempt('198.51.100.1', 'fan')).not.toBeNull();
      expect(await limit.attempt('198.51.100.1', 'fan', 'device')).toBeNull();
      await limit.succeeded('198.51.100.1', 'fan', 'device');
      // What succeeded there changes nothing for the strangers.
      expect(await limit.attempt('198.51.100.2', 'fan')).not.toBeNull();
    });

    it('makes a known browser wait too when it keeps guessing, in a burst as well', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_none, at) => limit.attempt(`192.0.2.${at}`, 'fan', 'device')),
      );
      expect(answers.filter((wait) => wait === null)).toHaveLength(signInDevice.points);
      expect(await limit.attempt('192.0.2.1', 'fan', 'other device')).toBeNull();
    });
  });

  describe('the wait', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
      return () => vi.useRealTimers();
    });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

    it('ends by the clock', async () => {
      await fail('192.0.2.1', 'fan');
      const wait = (await limit.attempt('192.0.2.1', 'fan')) ?? 0;
      pass(wait - 1);
      expect(await limit.attempt('192.0.2.1', 'fan')).toBe(1);
      pass(1);
      expect(await limit.attempt('192.0.2.1', 'fan')).toBeNull();
    });

    it('is twice as long each time that all tries are used up again, up to an hour', async () => {
      const waits: (number | null)[] = [];
      for (let rounds = 0; rounds < 5; rounds += 1) {
        await fail('192.0.2.1', 'fan');
        const wait = await limit.attempt('192.0.2.1', 'fan');
        // Asking again while waiting makes it no longer.
        expect(await openLimit().attempt('192.0.2.1', 'fan')).toBe(wait);
        waits.push(wait);
        pass(wait ?? 0);
      }
      expect(waits).toEqual([900, 1_800, 3_600, 3_600, 3_600]);
    });

    it('begins anew for who signs in, and after a day', async () => {
      const useUp = async () => {
        await fail('192.0.2.1', 'fan');
        return limit.attempt('192.0.2.1', 'fan');
      };
      pass((await useUp()) ?? 0);
      await limit.attempt('192.0.2.1', 'fan');
      await limit.succeeded('192.0.2.1', 'fan');
      expect(await useUp()).toBe(900);
      pass(86_401);
      expect(await useUp()).toBe(900);
    });

    it('is no longer than what a limit of a day has left', async () => {
      const counters = createAccountLimits(database);
      for (let tries = 0; tries < accountLimits.codePerEmailDay.points; tries += 1) {
        expect(await counters.attempt('codePerEmailDay', 'a@example.test')).toBeNull();
      }
      pass(86_000);
      expect(await counters.attempt('codePerEmailDay', 'a@example.test')).toBe(400);
    });

    it('is for codes, links and the gate as for passwords', async () => {
      const counters = createAccountLimits(database);
      for (const name of ['codeTryPerAddress', 'linkPerAddress', 'gatePerAddress'] as const) {
        const { points, duration } = accountLimits[name];
        const useUp = async () => {
          for (let tries = 0; tries < points; tries += 1) await counters.attempt(name, '192.0.2.1');
          // Lazy in the window: little of it is left.
          pass(duration - 10);
          return counters.attempt(name, '192.0.2.1');
        };
        expect(await useUp()).toBe(10);
        pass(10);
        expect(await useUp()).toBe(Math.min(2 * duration, 3_600));
        pass(86_400);
      }
    });
  });
});
