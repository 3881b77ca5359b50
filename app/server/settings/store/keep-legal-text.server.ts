import { eq } from 'drizzle-orm';
import type { AgreedText, OrderTextPage } from '#domain/site/legal-text.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { legalTexts } from './legal-texts.schema.ts';
import { type ShownText, hashOf } from './legal-texts.server.ts';

type Tables = Pick<Database, 'select' | 'insert'>;

async function firstSeenOf(database: Pick<Database, 'select'>, hash: string): Promise<Date | null> {
  const [row] = await database
    .select({ firstSeen: legalTexts.firstSeen })
    .from(legalTexts)
    .where(eq(legalTexts.hash, hash))
    .limit(1);
  return row?.firstSeen ?? null;
}

/** Stores a version of a text permanently, with the time it was first seen. A stored one stays unchanged. */
export async function keepLegalText<Page extends OrderTextPage>(
  database: Tables,
  shown: ShownText & { readonly page: Page },
  now: Date,
): Promise<Omit<AgreedText, 'page'> & { readonly page: Page }> {
  const hash = hashOf(shown);
  const stored = await firstSeenOf(database, hash);
  if (stored) return { page: shown.page, hash, since: stored.toISOString() };
  await database
    .insert(legalTexts)
    .values({ ...shown, hash, firstSeen: now })
    .onConflictDoNothing();
  const since = (await firstSeenOf(database, hash)) ?? now;
  return { page: shown.page, hash, since: since.toISOString() };
}
