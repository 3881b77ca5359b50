import { lt } from 'drizzle-orm';

import { sha256 } from '#app/platform/secret/sha256.ts';
import { spentRoundTrips } from '#app/server/accounts/store/account.schema.ts';
import type { Database } from './database.server.ts';

/**
 * Uses up a round trip to a provider; of concurrent requests one wins.
 * @param until when it expires
 * @returns false when it was used before
 */
export async function spendRoundTrip(
  database: Pick<Database, 'insert' | 'delete'>,
  state: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  await database.delete(spentRoundTrips).where(lt(spentRoundTrips.expiresAt, now));
  const stateHash = sha256(state);
  const spent = await database
    .insert(spentRoundTrips)
    .values({ stateHash, expiresAt: until })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}
