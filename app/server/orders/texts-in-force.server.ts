import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { lastLegalText } from '#app/server/settings/store/legal-texts.server.ts';
import { keepLegalText } from '#app/server/settings/store/keep-legal-text.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { agreedPages, type AgreedPage, type AgreedText } from '#domain/site/legal-text.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * The version of a text that pages show now, stored permanently; null if the text does not exist. While the back end is
 * unavailable, the last known version: no order waits for its terms.
 */
async function textInForce(
  page: AgreedPage,
  locale: Locale,
  now: Date,
): Promise<AgreedText | null> {
  const database = await ownTables();
  try {
    const { title, html } = await catalogue.content(page, locale);
    return await keepLegalText(database, { page, locale, title, html }, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'not_found' ? null : lastLegalText(database, page, locale);
  }
}

/** The versions of the texts that apply to an order placed now, in a given language. */
export async function textsInForce(locale: Locale, now = new Date()): Promise<AgreedText[]> {
  const found = await Promise.all(agreedPages.map((page) => textInForce(page, locale, now)));
  return found.filter((text) => text !== null);
}
