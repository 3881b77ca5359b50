import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { authenticatorApps } from './second-factor.schema.ts';

/** An app that is set up, and the last step whose code was used. */
export interface AuthenticatorApp {
  readonly sealed: string;
  readonly confirmedAt: Date;
  readonly lastStep: number;
}

/** A user's app, once its first code was confirmed; else null. */
export async function findApp(userId: number): Promise<AuthenticatorApp | null> {
  return findAppIn(await ownTables(), userId);
}

/** The same within a transaction. */
export async function findAppIn(
  database: Pick<Database, 'select'>,
  userId: number,
): Promise<AuthenticatorApp | null> {
  const [row] = await database
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .limit(1);
  if (!row || row.sealed === null || row.confirmedAt === null) return null;
  return { sealed: row.sealed, confirmedAt: row.confirmedAt, lastStep: row.lastStep };
}

/** Begins setting up an app; an existing one stays valid until the first code of the new one. */
export async function beginApp(userId: number, pendingSealed: string, until: Date): Promise<void> {
  const database = await ownTables();
  const set = { pendingSealed, pendingUntil: until };
  await database
    .insert(authenticatorApps)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set });
}

/** The sealed secret that is being set up; null if there is none, or it took too long. */
export async function findPendingApp(userId: number, now: Date): Promise<string | null> {
  const database = await ownTables();
  const [row] = await database
    .select({ pendingSealed: authenticatorApps.pendingSealed })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), gt(authenticatorApps.pendingUntil, now)))
    .limit(1);
  return row?.pendingSealed ?? null;
}

/**
 * Uses up a step's code and all earlier ones; of concurrent requests one wins.
 * @returns false when it was used before
 */
export async function useStep(userId: number, step: number): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        isNotNull(authenticatorApps.sealed),
        lt(authenticatorApps.lastStep, step),
      ),
    )
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

/** @returns whether one was set up */
export async function removeApp(
  database: Pick<Database, 'delete'>,
  userId: number,
): Promise<boolean> {
  const rows = await database
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.sealed)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}
