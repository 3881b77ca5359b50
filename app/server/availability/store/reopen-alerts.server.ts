import { and, count, eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { reopenAlerts } from './availability.schema.ts';

/** An alert for when a celebrity takes requests again. */
export interface StoredAlert {
  readonly personId: number;
  readonly celebrityId: number;
  readonly celebrityName: string;
  readonly locale: string;
  readonly askedAt: Date;
}

const ofBoth = ({ personId, celebrityId }: Pick<StoredAlert, 'personId' | 'celebrityId'>) =>
  and(eq(reopenAlerts.personId, personId), eq(reopenAlerts.celebrityId, celebrityId));

export async function hasAlert(
  database: Pick<Database, 'select'>,
  of: Pick<StoredAlert, 'personId' | 'celebrityId'>,
): Promise<boolean> {
  const rows = await database.select().from(reopenAlerts).where(ofBoth(of)).limit(1);
  return rows.length > 0;
}

export async function countAlerts(
  database: Pick<Database, 'select'>,
  personId: number,
): Promise<number> {
  const [row] = await database
    .select({ alerts: count() })
    .from(reopenAlerts)
    .where(eq(reopenAlerts.personId, personId))
    .limit(1);
  return row?.alerts ?? 0;
}

/** Keeps an alert; one that is there stays as it is. */
export async function addAlert(
  database: Pick<Database, 'insert'>,
  alert: StoredAlert,
): Promise<void> {
  await database.insert(reopenAlerts).values(alert).onConflictDoNothing();
}

/** @returns false if there was none, as when another process has just told that person */
export async function removeAlert(
  database: Pick<Database, 'delete'>,
  of: Pick<StoredAlert, 'personId' | 'celebrityId'>,
): Promise<boolean> {
  const rows = await database.delete(reopenAlerts).where(ofBoth(of)).returning();
  return rows.length > 0;
}

/** A person's alerts, the newest first. */
export async function alertsOf(
  database: Pick<Database, 'select'>,
  personId: number,
  most: number,
): Promise<readonly StoredAlert[]> {
  const rows = await database
    .select()
    .from(reopenAlerts)
    .where(eq(reopenAlerts.personId, personId))
    .orderBy(reopenAlerts.askedAt)
    .limit(most);
  return rows.toReversed();
}

/** The celebrities that someone waits for. */
export async function awaitedCelebrities(
  database: Pick<Database, 'selectDistinct'>,
  most: number,
): Promise<readonly number[]> {
  const rows = await database
    .selectDistinct({ id: reopenAlerts.celebrityId })
    .from(reopenAlerts)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those who wait for a celebrity, who asked first. */
export async function alertsFor(
  database: Pick<Database, 'select'>,
  celebrityId: number,
  most: number,
): Promise<readonly StoredAlert[]> {
  return database
    .select()
    .from(reopenAlerts)
    .where(eq(reopenAlerts.celebrityId, celebrityId))
    .orderBy(reopenAlerts.askedAt)
    .limit(most);
}
