import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { sha256 } from '#app/platform/secret/sha256.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { networkOf } from '#app/platform/request/network-of.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { plainSql } from '#app/server/db/plain-sql.server.ts';

const quarterHour = 900;
const hour = 3600;
const day = 24 * hour;

interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Counted for the network of an address, no matter who of it asks. */
  readonly by?: 'address';
}

/** How many times as much a /56 of IPv6 addresses may ask for as one of its 256 networks. */
const networksOfOneCustomer = 4;

/** How often what may be asked for: so many in so many seconds, for one key. */
export const accountLimits = {
  /** One name from one address: someone guesses a password. */
  signInPair: { points: 5, duration: quarterHour },
  /** One name from anywhere: many guess together. */
  signInName: { points: 50, duration: day },
  /** One address for any name: someone tries a list. */
  signInAddress: { points: 100, duration: day, by: 'address' },
  /** A browser that the person signed in on before: no one else's attempts are counted with its own. */
  signInDevice: { points: 5, duration: quarterHour },
  signInDeviceDay: { points: 50, duration: day },
  gatePerAddress: { points: 10, duration: 600, by: 'address' },
  gateOfAll: { points: 600, duration: hour },
  codePerEmailHour: { points: 3, duration: hour },
  codePerEmailDay: { points: 10, duration: day },
  codePerAddress: { points: 20, duration: hour, by: 'address' },
  codeTryPerAddress: { points: 60, duration: hour, by: 'address' },
  resetPerName: { points: 3, duration: hour },
  resetPerAddress: { points: 20, duration: hour, by: 'address' },
  linkPerAddress: { points: 20, duration: hour, by: 'address' },
  registerPerAddressHour: { points: 10, duration: hour, by: 'address' },
  registerPerAddressDay: { points: 50, duration: day, by: 'address' },
  socialPerAddress: { points: 60, duration: hour, by: 'address' },
  /** Uploads begun, and what they announce in MiB: ten of the largest in a day. */
  videosPerPerson: { points: 30, duration: hour },
  videoMebibytesPerPerson: { points: 10 * 1_024, duration: day },
  /** What arrives of them, some of it twice where a connection broke. */
  receivedMebibytesPerPerson: { points: 15 * 1_024, duration: day },
  /** Reading a picture costs more than anything else that a person can ask for. */
  picturesPerPerson: { points: 30, duration: 600 },
  pagePicturesPerPerson: { points: 60, duration: 600 },
  productPicturesPerPerson: { points: 60, duration: 600 },
  /** Orders placed, and checkouts of which the order was counted already: another try of one counts no more. */
  ordersPerPersonMinute: { points: env.ORDERS_PER_MINUTE, duration: 60 },
  ordersPerPersonDay: { points: env.ORDERS_PER_DAY, duration: day },
  ordersPerAddressMinute: { points: env.ORDERS_PER_MINUTE, duration: 60, by: 'address' },
  ordersPerAddressDay: { points: env.ORDERS_PER_DAY, duration: day, by: 'address' },
  orderKeyOfPerson: { points: 1, duration: day },
  /** Changes of the own address that are begun. */
  addressPerAccountHour: { points: 3, duration: hour },
  addressPerAccountDay: { points: 6, duration: day },
  /** Copies of someone's data: each reads everything there is of the person. */
  dataExportsPerPerson: { points: 3, duration: day },
  /** Reports of celebrities and what they sell. */
  reportsPerPerson: { points: 20, duration: day },
  reportsPerAddress: { points: 10, duration: hour, by: 'address' },
  /** Mails that say a report came in, to an address that any visitor may have typed. */
  reportMailPerEmail: { points: 5, duration: day },
  /** Looking at a statement of reasons with the secret of a mail, and objecting to it. */
  statementPerAddress: { points: 60, duration: hour, by: 'address' },
  passwordPerAccount: { points: 5, duration: quarterHour },
  /** Codes after a right password. */
  secondStepPerAccount: { points: 5, duration: quarterHour },
  secondStepPerAddress: { points: 60, duration: hour, by: 'address' },
  passkeyPerAddress: { points: 300, duration: hour, by: 'address' },
} as const satisfies Readonly<Record<string, Limit>>;
export type AccountLimit = keyof typeof accountLimits;

/** Who uses a limit up again within a day waits twice as long each time, up to this many seconds. */
export const maxDoubledWait = hour;

function hashOf(key: string): string {
  return sha256(key);
}

/** What a limiter was refused by; anything else is thrown on. */
function refusalOf(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

/** One row that an attempt is counted in. */
interface Count {
  readonly prefix: string;
  readonly rule: Limit;
  readonly hashed: string;
}

function countsOf(limit: AccountLimit, key: string): readonly Count[] {
  const rule: Limit = accountLimits[limit];
  if (rule.by !== 'address') return [{ prefix: limit, rule, hashed: hashOf(key) }];
  const [near, wide] = [networkOf(key), networkOf(key, 56)];
  const count = { prefix: limit, rule, hashed: hashOf(near) };
  if (wide === near) return [count];
  const wideRule = { ...rule, points: rule.points * networksOfOneCustomer };
  return [count, { prefix: `${limit}56`, rule: wideRule, hashed: hashOf(wide) }];
}

/** Counts in the app's own table: exact for many at once, for several processes, and over a restart. */
export function createAccountLimits(database: Database) {
  const { executeSql } = plainSql(database);
  const storeClient = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const { rows } = await executeSql(text, values);
      // By which the library tells that there is no row.
      return { rows, rowCount: rows.length };
    },
  };
  const counter = (keyPrefix: string, { points, duration }: Limit, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      points,
      duration,
      storeClient,
      storeType: 'client',
      schemaName: 'app',
      tableName: 'account_limits',
      tableCreated: true,
      clearExpiredByTimeout,
      keyPrefix,
    });
  /** How often each limit was used up of late. This one also sweeps the table, of every counter's rows. */
  const usedUp = counter('usedUp', { points: 1, duration: day }, true);

  /** @returns milliseconds to wait for anyone who was just refused */
  async function waitFor({ prefix, rule, hashed }: Count, refused: RateLimiterRes) {
    const { points, duration } = rule;
    const left = refused.msBeforeNext;
    // The first refusal sets the wait; the ones after it are told what is left of it.
    if (refused.consumedPoints !== points + 1) return left;
    const { consumedPoints: times } = await usedUp.penalty(`${prefix} ${hashed}`);
    const doubled = Math.min(duration * 2 ** (times - 1), maxDoubledWait) * 1_000;
    if (times === 1 || doubled <= left) return left;
    await counter(prefix, rule).block(hashed, doubled / 1_000);
    return doubled;
  }

  return {
    /**
     * Takes one off a limit, or several.
     * @param key whom it is counted for, or the address; kept as a hash
     * @returns seconds to wait when there is not enough left, else null
     */
    async attempt(limit: AccountLimit, key: string, points = 1): Promise<number | null> {
      for (const count of countsOf(limit, key)) {
        try {
          await counter(count.prefix, count.rule).consume(count.hashed, points);
        } catch (error) {
          const wait = await waitFor(count, refusalOf(error));
          return Math.max(1, Math.ceil(wait / 1_000));
        }
      }
      return null;
    },
    /** The same, where no one is told how long to wait. @returns false when there is none left */
    async take(limit: AccountLimit, key: string): Promise<boolean> {
      return (await this.attempt(limit, key)) === null;
    },
    /** Whether something was taken off a limit of late that is not counted by networks; takes nothing. */
    async isBegun(limit: AccountLimit, key: string): Promise<boolean> {
      const [count] = countsOf(limit, key);
      if (!count) return false;
      return (await counter(count.prefix, count.rule).get(count.hashed)) !== null;
    },
    /** Gives one back, or several: it turned out to be no attempt of the kind that is limited. */
    async giveBack(limit: AccountLimit, key: string, points = 1): Promise<void> {
      const counts = countsOf(limit, key);
      await Promise.all(
        counts.map(({ prefix, rule, hashed }) => counter(prefix, rule).reward(hashed, points)),
      );
    },
    /** Forgets all of a key, how often it had to wait as well. */
    async forget(limit: AccountLimit, key: string): Promise<void> {
      await Promise.all(
        countsOf(limit, key).flatMap(({ prefix, rule, hashed }) => [
          counter(prefix, rule).delete(hashed),
          usedUp.delete(`${prefix} ${hashed}`),
        ]),
      );
    },
  };
}
