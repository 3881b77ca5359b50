import { eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { removeRecoveryCodes } from './recovery-codes.server.ts';
import { authenticatorApps, passkeys, pendingSignIns } from './second-factor.schema.ts';

/** Removes all second factors that a user has set up, or is setting up, and the user's pending sign-ins. Idempotent. */
export async function removeSecondFactors(database: Database, userId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
    await transaction.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
    await removeRecoveryCodes(transaction, userId);
    await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  });
}
