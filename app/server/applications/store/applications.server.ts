import { and, asc, eq } from 'drizzle-orm';
import { maxCountedApplications } from '#domain/application/waiting-application.ts';
import { applications } from './application.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

export type ApplicationRow = typeof applications.$inferSelect;

export type Reading = Pick<Database, 'select'>;

/** How many wait, as far as that is counted. */
export async function countWaitingApplications(database: Reading): Promise<number> {
  const rows = await database
    .select({ id: applications.accountId })
    .from(applications)
    .where(eq(applications.state, 'sent'))
    .limit(maxCountedApplications);
  return rows.length;
}

/** Which application a decision is about, as it was seen. */
export interface SeenApplication {
  readonly accountId: number;
  readonly version: number;
}

export interface Deciding {
  readonly by: number;
  readonly now: Date;
}

export function asSeen({ accountId, version }: SeenApplication) {
  return and(
    eq(applications.accountId, accountId),
    eq(applications.version, version),
    eq(applications.state, 'sent'),
  );
}

/** Approves an application that is still as it was seen; its store is opened next. False where it is not. */
export async function approveApplication(
  database: Pick<Database, 'update'>,
  seen: SeenApplication,
  { by, now }: Deciding,
): Promise<boolean> {
  const rows = await database
    .update(applications)
    .set({
      ...{ state: 'approved', isOpening: true, decidedAt: now, decidedBy: by },
      ...{ reason: null, words: '', version: seen.version + 1 },
    })
    .where(asSeen(seen))
    .returning({ id: applications.accountId });
  return rows.length > 0;
}

/** Approved ones whose store is not open yet; few at any time. */
export function applicationsToOpen(database: Reading): Promise<ApplicationRow[]> {
  return database
    .select()
    .from(applications)
    .where(eq(applications.isOpening, true))
    .orderBy(asc(applications.accountId))
    .limit(100);
}

/** Notes that a store is open, once: of several who opened it, one is answered true. */
export async function noteOpened(
  database: Pick<Database, 'update'>,
  accountId: number,
): Promise<boolean> {
  const rows = await database
    .update(applications)
    .set({ isOpening: false })
    .where(and(eq(applications.accountId, accountId), eq(applications.isOpening, true)))
    .returning({ id: applications.accountId });
  return rows.length > 0;
}

/** Forgets the application of an account that is deleted. */
export async function dropApplication(
  database: Pick<Database, 'delete'>,
  accountId: number,
): Promise<void> {
  await database.delete(applications).where(eq(applications.accountId, accountId));
}
