import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { pendingSignIns } from '#app/server/accounts/store/second-factor.schema.ts';
import { sessions } from './session.schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
type Optional = 'lastSeenAt' | 'device' | 'secondFactorAt' | 'confirmedAt';
export type NewSession = Omit<SessionRow, 'renewingUntil' | Optional> &
  Partial<Pick<SessionRow, Optional>>;

/** The maximum number of browsers that a user may be signed in on; the oldest session is removed. */
export const maxSessions = 10;
/** The minimum interval between updates of the last activity, in milliseconds. */
const seenStepMs = 60_000;

/** Adds a session, and removes expired ones and those over this user's maximum. */
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

/** Records activity of a session's user, at most once a minute. @returns whether it was written */
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

/** The active session behind a hash, or null. */
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

/** The active sessions of a user, most recently used first. */
export async function sessionsOf(userId: number, now: Date): Promise<SessionRow[]> {
  const database = await ownTables();
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions);
}

/** Removes every session of a user but one. */
export async function removeOtherSessions(userId: number, idHash: string): Promise<void> {
  const database = await ownTables();
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash)));
}

/** Removes every session of a user, and every pending sign-in. */
export async function removeSessionsOf(userId: number): Promise<void> {
  const database = await ownTables();
  await database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await database.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Removes a session whose renewal was refused.
 * @param until identifies the lease; a lost one changes nothing
 * @returns whether the session still existed and the lease was still held
 */
export async function refuseRenewal(idHash: string, until: Date): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.idHash, idHash), eq(sessions.renewingUntil, until)))
    .returning({ idHash: sessions.idHash });
  return rows.length > 0;
}
