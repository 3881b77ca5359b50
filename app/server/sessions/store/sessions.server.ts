import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { pendingSignIns } from '#app/server/accounts/store/second-factor.schema.ts';
import { sessions } from './session.schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
type Optional = 'lastSeenAt' | 'device' | 'secondFactorAt' | 'confirmedAt';
export type NewSession = Omit<SessionRow, 'renewingUntil' | Optional> &
  Partial<Pick<SessionRow, Optional>>;

/** On so many browsers one person may be signed in; the oldest sign-in gives way. */
export const maxSessions = 10;
/** When a person was last seen is written so seldom, in milliseconds. */
const seenStepMs = 60_000;

/** Adds a session, and sweeps out those that have run out and those of this person that are too many. */
export async function addSession(row: NewSession): Promise<void> {
  const database = await ownTables();
  await database.delete(sessions).where(lte(sessions.expiresAt, row.createdAt));
  await database.insert(sessions).values(row);
  const newest = database
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(eq(sessions.userId, row.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.idHash))
    .limit(maxSessions);
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, row.userId), notInArray(sessions.idHash, newest)));
}

/** Notes that the person behind a session was there; at most once a minute. @returns whether it was written */
export async function noteSeen({ idHash, lastSeenAt }: SessionRow, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - seenStepMs);
  if (lastSeenAt > before) return false;
  const database = await ownTables();
  const rows = await database
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.idHash, idHash), lte(sessions.lastSeenAt, before)))
    .returning({ idHash: sessions.idHash });
  return rows.length > 0;
}

/** The living session behind a hash, or null. */
export async function findSession(idHash: string, now: Date): Promise<SessionRow | null> {
  const database = await ownTables();
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

export async function removeSession(idHash: string): Promise<void> {
  const database = await ownTables();
  await database.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** The living sessions of a person, the last used first. */
export async function sessionsOf(userId: number, now: Date): Promise<SessionRow[]> {
  const database = await ownTables();
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions);
}

/** Removes every session of a person but one. */
export async function removeOtherSessions(userId: number, idHash: string): Promise<void> {
  const database = await ownTables();
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash)));
}

/** Removes every session of a person, and every sign-in that waits for its second step. */
export async function removeSessionsOf(userId: number): Promise<void> {
  const database = await ownTables();
  await database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await database.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Removes a session whose renewal was refused.
 * @param until names the lease; one that was lost meanwhile changes nothing
 * @returns whether the session was still there and the lease still held
 */
export async function refuseRenewal(idHash: string, until: Date): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.idHash, idHash), eq(sessions.renewingUntil, until)))
    .returning({ idHash: sessions.idHash });
  return rows.length > 0;
}
