import {
  consentVersion,
  wordsOfPage,
  type NewConsent,
} from '#app/server/settings/store/consents.server.ts';
import { recordConsents } from '#app/server/settings/store/record-consent.server.ts';
import { findLegalTexts } from '#app/server/settings/store/legal-texts.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { isLocale } from '#domain/locale.ts';
import type { OrderTextPage } from '#domain/site/legal-text.ts';

/**
 * Adds the texts an order was placed under to the fan's consents, so that they are listed with the others. The order
 * itself carries the same versions (ADR 0075) and is already placed, so a failure here does not undo it.
 * @param key the checkout key, which identifies the order before it has a number
 */
export async function keepOrderConsents(
  { personId, key }: { readonly personId: number; readonly key: string },
  texts: readonly { readonly page: OrderTextPage; readonly hash: string }[],
): Promise<void> {
  try {
    const database = await ownTables();
    const kept = await findLegalTexts(
      database,
      texts.map(({ hash }) => hash),
    );
    const occasion = `order:${key}`;
    const given = texts.flatMap(({ page, hash }): NewConsent[] => {
      const found = kept.find((text) => text.hash === hash);
      if (!found || !isLocale(found.locale)) return [];
      const text = wordsOfPage(found);
      const version = consentVersion(text);
      return [{ personId, textId: page, version, text, locale: found.locale, occasion }];
    });
    await recordConsents(database, given, new Date());
  } catch (error) {
    console.error(error);
  }
}
