import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { applications } from './application.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { ApplicationRow, Reading } from './applications.server.ts';

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
