import { eq } from 'drizzle-orm';

import { knownZone } from '#app/platform/browser/known-zone.ts';
import type { Database } from '#app/server/db/database.server.ts';

import { timeZones } from './time-zone.schema.ts';

/** Keeps the time zone that someone's browser reported. @param zone an IANA name */
export async function keepTimeZone(
  database: Pick<Database, 'insert'>,
  personId: number,
  zone: string,
): Promise<void> {
  await database
    .insert(timeZones)
    .values({ personId, zone })
    .onConflictDoUpdate({ target: timeZones.personId, set: { zone } });
}

/** Someone's time zone as an IANA name; UTC if it is not known. */
export async function timeZoneOf(
  database: Pick<Database, 'select'>,
  personId: number,
): Promise<string> {
  const [row] = await database
    .select()
    .from(timeZones)
    .where(eq(timeZones.personId, personId))
    .limit(1);
  return knownZone(row?.zone);
}

/** Forgets it, with the account. */
export async function forgetTimeZone(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(timeZones).where(eq(timeZones.personId, personId));
}
