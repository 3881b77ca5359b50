import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { sessions } from './session.schema.ts';
import type { SessionRow } from './sessions.server.ts';

/** Records what the user has just confirmed in a session. */
export async function noteProof(
  idHash: string,
  proof: Partial<Pick<SessionRow, 'secondFactorAt' | 'confirmedAt'>>,
): Promise<void> {
  const database = await ownTables();
  await database.update(sessions).set(proof).where(eq(sessions.idHash, idHash));
}

/**
 * Takes the lease on renewing a session: of several requests, in any number of processes, one gets it.
 * @returns the row to renew; null when another request holds the lease, or the session has ended
 */
export async function claimRenewal(
  idHash: string,
  now: Date,
  until: Date,
): Promise<SessionRow | null> {
  const database = await ownTables();
  const rows = await database
    .update(sessions)
    .set({ renewingUntil: until })
    .where(
      and(
        eq(sessions.idHash, idHash),
        gt(sessions.expiresAt, now),
        or(isNull(sessions.renewingUntil), lte(sessions.renewingUntil, now)),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/**
 * Releases a lease, with the renewed values if there are any.
 * @param until identifies the lease; a lost one changes nothing
 * @returns whether the session still existed and the lease was still held
 */
export async function endRenewal(
  idHash: string,
  until: Date,
  renewed: Pick<SessionRow, 'sealed' | 'expiresAt'> | null,
): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .update(sessions)
    .set({ ...renewed, renewingUntil: null })
    .where(and(eq(sessions.idHash, idHash), eq(sessions.renewingUntil, until)))
    .returning({ idHash: sessions.idHash });
  return rows.length > 0;
}
