import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AgreedPage, AgreedText, OrderTextPage, LegalText } from '#domain/site/legal-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { legalTexts } from './legal-texts.schema.ts';

/** A text as the site shows it now. */
export interface ShownText {
  readonly page: OrderTextPage;
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
}

/** The hash input of a text. Its parts are joined by a separator that no text contains. */
export function hashOf({ page, locale, title, html }: ShownText): string {
  return createHash('sha256').update([page, locale, title, html].join('\0')).digest('hex');
}

/** The most recently seen version of a text; null if there is none. */
export async function lastLegalText(
  database: Pick<Database, 'select'>,
  page: AgreedPage,
  locale: Locale,
): Promise<AgreedText | null> {
  const [row] = await database
    .select({ hash: legalTexts.hash, firstSeen: legalTexts.firstSeen })
    .from(legalTexts)
    .where(and(eq(legalTexts.page, page), eq(legalTexts.locale, locale)))
    .orderBy(desc(legalTexts.firstSeen))
    .limit(1);
  return row ? { page, hash: row.hash, since: row.firstSeen.toISOString() } : null;
}

/** Stored texts by their hashes, as far as they are there. */
export async function findLegalTexts(
  database: Pick<Database, 'select'>,
  hashes: readonly string[],
): Promise<readonly (LegalText & { readonly hash: string })[]> {
  if (hashes.length === 0) return [];
  const rows = await database
    .select()
    .from(legalTexts)
    .where(inArray(legalTexts.hash, [...hashes]))
    .limit(hashes.length);
  return rows.map(({ hash, page, title, html, locale, firstSeen }) => ({
    ...{ hash, page, title, html, locale },
    since: firstSeen.toISOString(),
  }));
}

/** A stored text by its hash; null if there is none. */
export async function findLegalText(
  database: Pick<Database, 'select'>,
  hash: string,
): Promise<LegalText | null> {
  const [found] = await findLegalTexts(database, [hash]);
  if (!found) return null;
  const { hash: _, ...text } = found;
  return text;
}
