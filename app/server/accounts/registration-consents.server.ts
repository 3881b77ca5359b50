import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { consentVersion, wordsOfPage } from '#app/server/settings/store/consents.server.ts';
import { recordConsent } from '#app/server/settings/store/record-consent.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

/** What users agree to when they register: the form links these texts. */
const textIds = ['terms', 'privacy'] as const;

/** The current text of a page. */
interface ShownText {
  readonly textId: string;
  readonly version: string;
  readonly text: string;
}

async function textOf(textId: string, locale: Locale): Promise<ShownText[]> {
  try {
    const text = wordsOfPage(await catalogue.content(textId, locale));
    return [{ textId, version: consentVersion(text), text }];
  } catch (error) {
    // A site without this page has no text to agree to.
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** The current texts of the pages; read before an account is created, so that none is without them. */
export async function textsToAgreeTo(locale: Locale): Promise<readonly ShownText[]> {
  const texts = await Promise.all(textIds.map((textId) => textOf(textId, locale)));
  return texts.flat();
}

/** Records the consent. Without an account it is recorded for user 0, so that the timing reveals nothing. */
export async function recordRegistration(
  database: Pick<Database, 'insert'>,
  accountId: number | null,
  texts: readonly ShownText[],
  locale: Locale,
): Promise<void> {
  const person = { personId: accountId ?? 0, occasion: 'registration', locale } as const;
  for (const text of texts) await recordConsent(database, { ...person, ...text }, new Date());
}
