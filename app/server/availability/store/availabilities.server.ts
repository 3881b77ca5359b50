import { and, eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import {
  anyTime,
  type Availability,
  type OwnAvailability,
} from '#domain/availability/availability.ts';

import { availabilities, reopenAlerts, takenPlaces } from './availability.schema.ts';

type Reading = Pick<Database, 'select'>;

/** More celebrities than any shop has; the limit keeps a broken table from filling the memory. */
const mostRows = 100_000;

function availabilityFrom(row: typeof availabilities.$inferSelect): OwnAvailability {
  const { timeZone, holidays, perDay, perWeek, version } = row;
  return { timeZone, holidays, perDay, perWeek, version };
}

/** The settings of everyone who has some, by celebrity. */
export async function allAvailabilities(
  database: Reading,
): Promise<ReadonlyMap<number, Availability>> {
  const rows = await database.select().from(availabilities).limit(mostRows);
  return new Map(rows.map((row) => [row.celebrityId, availabilityFrom(row)]));
}

/** A celebrity's settings; version 0 for one who never chose any. */
export async function findAvailability(
  database: Reading,
  celebrityId: number,
): Promise<OwnAvailability> {
  const [row] = await database
    .select()
    .from(availabilities)
    .where(eq(availabilities.celebrityId, celebrityId))
    .limit(1);
  return row ? availabilityFrom(row) : { ...anyTime, version: 0 };
}

/**
 * Stores settings if they are still at the version they were based on, 0 if there were none.
 * @returns false if they were changed meanwhile
 */
export async function storeAvailability(
  database: Pick<Database, 'insert' | 'update'>,
  celebrityId: number,
  { version, ...availability }: OwnAvailability,
  now: Date,
): Promise<boolean> {
  const next = { celebrityId, ...availability, version: version + 1, changedAt: now };
  const written =
    version === 0
      ? await database.insert(availabilities).values(next).onConflictDoNothing().returning()
      : await database
          .update(availabilities)
          .set(next)
          .where(
            and(eq(availabilities.celebrityId, celebrityId), eq(availabilities.version, version)),
          )
          .returning();
  return written.length > 0;
}

/** Deletes what is kept of a person who leaves, as a celebrity and as a fan. */
export async function forgetAvailability(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(availabilities).where(eq(availabilities.celebrityId, personId));
  await database.delete(takenPlaces).where(eq(takenPlaces.personId, personId));
  await database.delete(takenPlaces).where(eq(takenPlaces.celebrityId, personId));
  await database.delete(reopenAlerts).where(eq(reopenAlerts.personId, personId));
  await database.delete(reopenAlerts).where(eq(reopenAlerts.celebrityId, personId));
}
