import { and, asc, eq, ne, sql } from 'drizzle-orm';

import { type ApplicationWords } from '#domain/application/application.ts';
import { type Decline } from '#domain/application/decline.ts';
import { maxCountedApplications } from '#domain/application/waiting-application.ts';
import type { Locale } from '#domain/locale.ts';

import { applications } from './application.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

export type ApplicationRow = typeof applications.$inferSelect;
type Reading = Pick<Database, 'select'>;

export async function findApplication(
  database: Reading,
  accountId: number,
): Promise<ApplicationRow | null> {
  const [row] = await database
    .select()
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .limit(1);
  return row ?? null;
}

/** Keeps what the applicant wrote, sent or not; what was decided on by approval stays. False where it is approved. */
export async function keepApplication(
  database: Pick<Database, 'insert'>,
  accountId: number,
  words: ApplicationWords,
  locale: Locale,
): Promise<boolean> {
  const rows = await database
    .insert(applications)
    .values({ accountId, state: 'draft', ...words, locale })
    .onConflictDoUpdate({
      target: applications.accountId,
      set: { ...words, locale, version: sql`${applications.version} + 1` },
      setWhere: ne(applications.state, 'approved'),
    })
    .returning({ id: applications.accountId });
  return rows.length > 0;
}

/**
 * Puts an application into the team's queue; one that waits already keeps its place.
 * @param hash what is sent; the same as what was declined the last time is refused
 */
export async function sendApplication(
  database: Pick<Database, 'update'>,
  accountId: number,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const rows = await database
    .update(applications)
    .set({
      state: 'sent',
      version: sql`${applications.version} + 1`,
      sentAt: sql`case when ${applications.state} = 'sent' then ${applications.sentAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(applications.accountId, accountId),
        ne(applications.state, 'approved'),
        ne(applications.declinedHash, hash),
      ),
    )
    .returning({ id: applications.accountId });
  return rows.length > 0;
}

/** A page of the queue, those who have waited longest first; one more row than a page says that there is another. */
export function waitingApplications(
  database: Reading,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ApplicationRow[]> {
  return database
    .select()
    .from(applications)
    .where(eq(applications.state, 'sent'))
    .orderBy(asc(applications.sentAt), asc(applications.accountId))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
}

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

interface Deciding {
  readonly by: number;
  readonly now: Date;
}

function asSeen({ accountId, version }: SeenApplication) {
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

/** Declines an application that is still as it was seen. False where it is not. */
export async function declineApplication(
  database: Pick<Database, 'update'>,
  seen: SeenApplication,
  { by, now, hash, ...decline }: Deciding & Decline & { readonly hash: string },
): Promise<boolean> {
  const rows = await database
    .update(applications)
    .set({
      ...{ state: 'declined', decidedAt: now, decidedBy: by, declinedHash: hash },
      ...{ ...decline, version: seen.version + 1 },
      declinedTimes: sql`${applications.declinedTimes} + 1`,
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
