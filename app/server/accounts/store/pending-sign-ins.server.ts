import { and, eq, gt, lte } from 'drizzle-orm';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { pendingSignIns } from './second-factor.schema.ts';

export type PendingSignInRow = typeof pendingSignIns.$inferSelect;

/** Stores a sign-in whose first step succeeded, and removes expired ones. */
export async function addPendingSignIn(row: PendingSignInRow, now: Date): Promise<void> {
  const database = await ownTables();
  await database.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
  await database.insert(pendingSignIns).values(row);
}

/** The sign-in behind a hash that can still be completed, or null. */
export async function findPendingSignIn(
  idHash: string,
  now: Date,
): Promise<PendingSignInRow | null> {
  const database = await ownTables();
  const [row] = await database
    .select()
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.idHash, idHash), gt(pendingSignIns.expiresAt, now)))
    .limit(1);
  return row ?? null;
}

/** Removes a sign-in to complete it; of concurrent requests one wins. @returns false for the others */
export async function takePendingSignIn(idHash: string): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.idHash, idHash))
    .returning({ idHash: pendingSignIns.idHash });
  return rows.length > 0;
}
