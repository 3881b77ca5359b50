import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { sha256 } from '#app/platform/secret/sha256.ts';
import { networkOf } from '#app/platform/request/network-of.ts';

import { addPoints } from '#app/server/accounts/store/limit-rows.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { plainSql } from '#app/server/db/plain-sql.server.ts';
import {
  day,
  type Limit,
  networksOfOneCustomer,
  accountLimits,
  type AccountLimit,
  maxDoubledWait,
} from './limit-table.server.ts';

function hashOf(key: string): string {
  return sha256(key);
}

/** The limiter's rejection; any other error is rethrown. */
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

/** Points of a limit, for one key. */
export type TakenPoints = readonly [limit: AccountLimit, key: string, points: number];

/** Counts in the app's own table: exact under concurrency, across processes and over restarts. */
export function createAccountLimits(database: Database) {
  const { executeSql } = plainSql(database);
  const storeClient = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const { rows } = await executeSql(text, values);
      // The library uses this to detect a missing row.
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
  /** How often each limit was exhausted recently. This counter also removes expired rows of every counter. */
  const usedUp = counter('usedUp', { points: 1, duration: day }, true);

  /** @returns the wait after a rejection, in milliseconds */
  async function waitFor({ prefix, rule, hashed }: Count, refused: RateLimiterRes) {
    const { points, duration } = rule;
    const left = refused.msBeforeNext;
    // The first rejection sets the wait; later ones get the time left.
    if (refused.consumedPoints !== points + 1) return left;
    const { consumedPoints: times } = await usedUp.penalty(`${prefix} ${hashed}`);
    const doubled = Math.min(duration * 2 ** (times - 1), maxDoubledWait) * 1_000;
    if (times === 1 || doubled <= left) return left;
    await counter(prefix, rule).block(hashed, doubled / 1_000);
    return doubled;
  }

  return {
    /**
     * Takes one or more points of a limit.
     * @param key the account, name or address that it counts for; stored as a hash
     * @returns seconds to wait when there are not enough points left, else null
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
    /**
     * Takes points of several limits, with one statement.
     * @returns false if one of them does not have enough left; then nothing is taken
     */
    async takeTogether(taken: readonly TakenPoints[]): Promise<boolean> {
      const now = Date.now();
      const counts = taken.flatMap(([limit, key, points]) =>
        countsOf(limit, key).map((count) => ({ ...count, points })),
      );
      const rows = counts.map(({ prefix, rule, hashed, points }) => ({
        ...{ key: `${prefix}:${hashed}`, points },
        ...{ expire: now + rule.duration * 1_000, allowed: rule.points },
      }));
      const after = await addPoints(database, rows, now);
      if (rows.every(({ key, allowed }) => (after.get(key) ?? 0) <= allowed)) return true;
      await Promise.all(
        counts.map(({ prefix, rule, hashed, points }) =>
          counter(prefix, rule).reward(hashed, points),
        ),
      );
      return false;
    },
    /** Like `attempt`, without a wait. @returns false when there are no points left */
    async take(limit: AccountLimit, key: string): Promise<boolean> {
      return (await this.attempt(limit, key)) === null;
    },
    /** Whether points of a limit that is not per network were taken recently; takes none. */
    async isBegun(limit: AccountLimit, key: string): Promise<boolean> {
      const [count] = countsOf(limit, key);
      if (!count) return false;
      return (await counter(count.prefix, count.rule).get(count.hashed)) !== null;
    },
    /** Whether no points of a limit are left; takes none. */
    async isUsedUp(limit: AccountLimit, key: string): Promise<boolean> {
      for (const { prefix, rule, hashed } of countsOf(limit, key)) {
        const taken = await counter(prefix, rule).get(hashed);
        if (taken !== null && taken.consumedPoints >= rule.points) return true;
      }
      return false;
    },
    /** Gives back one or more points: the attempt was not of the kind that is limited. */
    async giveBack(limit: AccountLimit, key: string, points = 1): Promise<void> {
      const counts = countsOf(limit, key);
      await Promise.all(
        counts.map(({ prefix, rule, hashed }) => counter(prefix, rule).reward(hashed, points)),
      );
    },
    /** Resets the limit for a key, and how often it was exhausted. */
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
