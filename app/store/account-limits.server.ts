import { createHash } from 'node:crypto';

import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Database } from './database.server.ts';
import { plainSql } from './plain-sql.server.ts';

const quarterHour = 900;
const hour = 3600;
const day = 24 * hour;

/** How often what may be asked for: so many in so many seconds, for one key. */
export const accountLimits = {
  /** One name from one address: somebody guesses a password. */
  signInPair: { points: 5, duration: quarterHour },
  /** One name from anywhere: many guess together. */
  signInName: { points: 50, duration: day },
  /** One address for any name: somebody tries a list. */
  signInAddress: { points: 100, duration: day },
  /** A browser that the person signed in on before: nobody else's attempts are counted with its own. */
  signInDevice: { points: 5, duration: quarterHour },
  signInDeviceDay: { points: 50, duration: day },
  gatePerAddress: { points: 10, duration: 600 },
  gateOfAll: { points: 600, duration: hour },
  codePerEmailHour: { points: 3, duration: hour },
  codePerEmailDay: { points: 10, duration: day },
  codePerAddress: { points: 20, duration: hour },
  codeTryPerAddress: { points: 60, duration: hour },
  resetPerName: { points: 3, duration: hour },
  resetPerAddress: { points: 20, duration: hour },
  linkPerAddress: { points: 20, duration: hour },
  registerPerAddressHour: { points: 10, duration: hour },
  registerPerAddressDay: { points: 50, duration: day },
  socialPerAddress: { points: 60, duration: hour },
  /** Uploads begun, and what they announce in MiB: ten of the largest in a day. */
  videosPerPerson: { points: 30, duration: hour },
  videoMebibytesPerPerson: { points: 10 * 1_024, duration: day },
  /** Reading a picture costs more than anything else that a person can ask for. */
  picturesPerPerson: { points: 30, duration: 600 },
  pagePicturesPerPerson: { points: 60, duration: 600 },
  productPicturesPerPerson: { points: 60, duration: 600 },
  passwordPerAccount: { points: 5, duration: quarterHour },
} as const;
export type AccountLimit = keyof typeof accountLimits;

/** Who uses a limit up again within a day waits twice as long each time, up to this many seconds. */
export const longestDoubledWait = hour;

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** What a limiter was refused by; anything else is thrown on. */
function refusalOf(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

/** Counts in the app's own table: exact for many at once, for several processes, and over a restart. */
export function createAccountLimits(database: Database) {
  const { executeSql } = plainSql(database);
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
  };
  const counter = (
    keyPrefix: string,
    rule: { points: number; duration: number },
    clearExpiredByTimeout = false,
  ) =>
    new RateLimiterPostgres({
      ...rule,
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

  /** @returns milliseconds to wait for whoever was just refused */
  async function waitFor(limit: AccountLimit, key: string, refused: RateLimiterRes) {
    const { points, duration } = accountLimits[limit];
    const left = refused.msBeforeNext;
    // The first refusal sets the wait; the ones after it are told what is left of it.
    if (refused.consumedPoints !== points + 1) return left;
    const { consumedPoints: times } = await usedUp.penalty(`${limit} ${key}`);
    const doubled = Math.min(duration * 2 ** (times - 1), longestDoubledWait) * 1_000;
    if (times === 1 || doubled <= left) return left;
    await counter(limit, accountLimits[limit]).block(key, doubled / 1_000);
    return doubled;
  }

  return {
    /**
     * Takes one off a limit, or several.
     * @param key whom it is counted for; kept as a hash
     * @returns seconds to wait when there is not enough left, else null
     */
    async attempt(limit: AccountLimit, key: string, points = 1): Promise<number | null> {
      const hashed = hashOf(key);
      try {
        await counter(limit, accountLimits[limit]).consume(hashed, points);
        return null;
      } catch (error) {
        const wait = await waitFor(limit, hashed, refusalOf(error));
        return Math.max(1, Math.ceil(wait / 1_000));
      }
    },
    /** The same, where nobody is told how long to wait. @returns false when there is none left */
    async take(limit: AccountLimit, key: string): Promise<boolean> {
      return (await this.attempt(limit, key)) === null;
    },
    /** Gives one back: it turned out to be no attempt of the kind that is limited. */
    async giveBack(limit: AccountLimit, key: string): Promise<void> {
      await counter(limit, accountLimits[limit]).reward(hashOf(key));
    },
    /** Forgets all of a key, how often it had to wait as well. */
    async forget(limit: AccountLimit, key: string): Promise<void> {
      const hashed = hashOf(key);
      await Promise.all([
        counter(limit, accountLimits[limit]).delete(hashed),
        usedUp.delete(`${limit} ${hashed}`),
      ]);
    },
  };
}
