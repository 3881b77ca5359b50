import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { consents } from '#app/server/settings/store/consent.schema.ts';
import { forgetTimeZone } from '#app/server/people/store/time-zones.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { accountDeletions } from './my-data.schema.ts';
import { isWaiting } from './account-deletions.server.ts';

/** After the account is gone: clears the address, and leaves only a number as the giver of its consents. */
export async function finishDeletion(
  database: Pick<Database, 'update' | 'delete'>,
  personId: number,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(accountDeletions)
    .set({ doneAt: now, email: '' })
    .where(
      and(eq(accountDeletions.personId, personId), isNotNull(accountDeletions.begunAt), isWaiting),
    )
    .returning({ id: accountDeletions.personId });
  if (rows.length === 0) return false;
  await database
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.personId, personId), isNull(consents.withdrawnAt)));
  await forgetTimeZone(database, personId);
  return true;
}
