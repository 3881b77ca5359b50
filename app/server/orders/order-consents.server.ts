import { consentVersion, wordsOfPage } from '#app/server/settings/store/consents.server.ts';
import { recordConsent } from '#app/server/settings/store/record-consent.server.ts';
import { findLegalText } from '#app/server/settings/store/legal-texts.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { isLocale } from '#domain/locale.ts';
import type { AgreedText } from '#domain/site/legal-text.ts';

/**
 * Adds the texts an order was placed under to the fan's consents, so that they are listed with the others. The order
 * itself carries the same versions (ADR 0075) and is already placed, so a failure here does not undo it.
 * @param key the checkout key, which identifies the order before it has a number
 */
export async function keepOrderConsents(
  { personId, key }: { readonly personId: number; readonly key: string },
  texts: readonly AgreedText[],
): Promise<void> {
  try {
    const database = await ownTables();
    for (const { page, hash } of texts) {
      const kept = await findLegalText(database, hash);
      if (!kept || !isLocale(kept.locale)) continue;
      const text = wordsOfPage(kept);
      const consent = { personId, textId: page, version: consentVersion(text), text };
      const occasion = `order:${key}`;
      await recordConsent(database, { ...consent, locale: kept.locale, occasion }, new Date());
    }
  } catch (error) {
    console.error(error);
  }
}
