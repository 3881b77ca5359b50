import { eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { removeRecoveryCodes } from './recovery-codes.server.ts';
import { authenticatorApps, passkeys, pendingSignIns } from './second-factor.schema.ts';

/**
 * Takes everything away that someone has set up beside the password, or is setting up; sign-ins that wait for their
 * second step are over. A second time changes nothing.
 */
export async function removeSecondFactors(database: Database, userId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
    await transaction.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
    await removeRecoveryCodes(transaction, userId);
    await transaction.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  });
}
