import { createHash } from 'node:crypto';

import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Database } from './database.server.ts';
import { plainSql } from './plain-sql.server.ts';

const hour = 3600;

/** How often what may be asked for: so many in so many seconds, for one key. */
export const accountLimits = {
  codePerEmailHour: { points: 3, duration: hour },
  codePerEmailDay: { points: 10, duration: 24 * hour },
  codePerAddress: { points: 20, duration: hour },
  codeTryPerAddress: { points: 60, duration: hour },
  resetPerName: { points: 3, duration: hour },
  resetPerAddress: { points: 20, duration: hour },
  linkPerAddress: { points: 20, duration: hour },
  registerPerAddressHour: { points: 10, duration: hour },
  registerPerAddressDay: { points: 50, duration: 24 * hour },
  passwordPerAccount: { points: 5, duration: 900 },
} as const;
export type AccountLimit = keyof typeof accountLimits;

/** Counts in the app's own table: exact for many at once, for several processes, and over a restart. */
export function createAccountLimits(database: Database) {
  const { executeSql } = plainSql(database);
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
  };
  return {
    /** Takes one off a limit. @param key whom it is counted for; kept as a hash. @returns false when there is none left */
    async take(limit: AccountLimit, key: string): Promise<boolean> {
      const limiter = new RateLimiterPostgres({
        ...accountLimits[limit],
        storeClient,
        storeType: 'client',
        schemaName: 'app',
        tableName: 'account_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: limit,
      });
      try {
        await limiter.consume(createHash('sha256').update(key).digest('base64url'));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
