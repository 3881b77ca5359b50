import { ne, sql } from 'drizzle-orm';
import type { ApplicationWords } from '#domain/application/application.ts';
import type { Locale } from '#domain/locale.ts';
import { applications } from './application.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

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
