import { eq } from 'drizzle-orm';
import type { AgreedText } from '#domain/site/legal-text.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { legalTexts } from './legal-texts.schema.ts';
import { type ShownText, hashOf } from './legal-texts.server.ts';

type Tables = Pick<Database, 'select' | 'insert'>;

/** Stores a version of a text permanently, with the time it was first seen. A stored one stays unchanged. */
export async function keepLegalText(
  database: Tables,
  shown: ShownText,
  now: Date,
): Promise<AgreedText> {
  const hash = hashOf(shown);
  await database
    .insert(legalTexts)
    .values({ ...shown, hash, firstSeen: now })
    .onConflictDoNothing();
  const [row] = await database
    .select({ firstSeen: legalTexts.firstSeen })
    .from(legalTexts)
    .where(eq(legalTexts.hash, hash))
    .limit(1);
  return { page: shown.page, hash, since: (row?.firstSeen ?? now).toISOString() };
}
