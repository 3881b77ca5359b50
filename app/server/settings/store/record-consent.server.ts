import { consents, consentTexts } from './consent.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type NewConsent, consentTextHash } from './consents.server.ts';

/**
 * Records consents with their texts. The same one recorded again, after a lost response or by a second process, is one
 * row. Accepts a transaction, so that they can be committed together with what they were given for.
 */
export async function recordConsents(
  database: Pick<Database, 'insert'>,
  given: readonly NewConsent[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return;
  const texts = given.map(({ text }) => ({ hash: consentTextHash(text), text }));
  await database.insert(consentTexts).values(texts).onConflictDoNothing();
  const rows = given.map(({ text, ...consent }) => {
    return { ...consent, textHash: consentTextHash(text), at: now };
  });
  await database.insert(consents).values(rows).onConflictDoNothing();
}

/** Records a consent with its text; see `recordConsents`. */
export async function recordConsent(
  database: Pick<Database, 'insert'>,
  consent: NewConsent,
  now: Date,
): Promise<void> {
  await recordConsents(database, [consent], now);
}
