import { consents, consentTexts } from './consent.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type NewConsent, consentTextHash } from './consents.server.ts';

/**
 * Records a consent with its text. The same one recorded again, after a lost response or by a second process, is one
 * row. Accepts a transaction, so that it can be committed together with what it was given for.
 */
export async function recordConsent(
  database: Pick<Database, 'insert'>,
  { text, ...consent }: NewConsent,
  now: Date,
): Promise<void> {
  const textHash = consentTextHash(text);
  await database.insert(consentTexts).values({ hash: textHash, text }).onConflictDoNothing();
  await database
    .insert(consents)
    .values({ ...consent, textHash, at: now })
    .onConflictDoNothing();
}
