import { eq } from 'drizzle-orm';
import type { AgreedText } from '#domain/site/legal-text.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { legalTexts } from './legal-texts.schema.ts';
import { type ShownText, hashOf } from './legal-texts.server.ts';

type Tables = Pick<Database, 'select' | 'insert'>;

/** Keeps a version of a text for ever, and says since when it is known. One that is kept already stays as it was. */
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
