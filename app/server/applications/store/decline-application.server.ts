import { sql } from 'drizzle-orm';
import type { Decline } from '#domain/application/decline.ts';
import { applications } from './application.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type SeenApplication, type Deciding, asSeen } from './applications.server.ts';

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
