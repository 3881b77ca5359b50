import { and, desc, eq, isNull } from 'drizzle-orm';
import { sha256 } from '#app/platform/secret/sha256.ts';
import type { Locale } from '#domain/locale.ts';
import type { StoredConsent } from '#domain/my-data/my-data.ts';
import { consents, consentTexts } from './consent.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

/** What a user agrees to. */
export interface NewConsent {
  readonly personId: number;
  /** Which text: `terms`, `privacy`. */
  readonly textId: string;
  /** The version that the text states, such as the date it is effective from. */
  readonly version: string;
  /** The text as it was shown. */
  readonly text: string;
  readonly locale: Locale;
  /** What it was given for: `registration`, or `order:` and the key of the checkout. */
  readonly occasion: string;
}

export function consentTextHash(text: string): string {
  return sha256(text);
}

/** Editors do not number versions, so the version is derived from the text. */
export function consentVersion(text: string): string {
  return consentTextHash(text).slice(0, 10);
}

/** What users agree to on a page: its title and its text, without tags. */
export function wordsOfPage({
  title,
  html,
}: {
  readonly title: string;
  readonly html: string;
}): string {
  const words = html
    .replaceAll(/<\/(?:p|h\d|li|tr)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `${title}\n\n${words}`;
}

/** More than any user has. */
const mostConsents = 10_000;

/** The consents of a user, newest first. */
export async function consentsOf(database: Database, personId: number): Promise<StoredConsent[]> {
  const rows = await database
    .select({ consent: consents, text: consentTexts.text })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.hash, consents.textHash))
    .where(eq(consents.personId, personId))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(mostConsents);
  return rows.map(({ consent, text }) => ({
    ...{ id: consent.id, textId: consent.textId, version: consent.version, text },
    ...{ textHash: consent.textHash, locale: consent.locale, occasion: consent.occasion },
    at: consent.at.toISOString(),
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
  }));
}

/** Withdraws a consent; idempotent. @returns false for one of another user */
export async function withdrawConsent(
  database: Database,
  { id, personId }: { readonly id: number; readonly personId: number },
  now: Date,
): Promise<boolean> {
  const own = and(eq(consents.id, id), eq(consents.personId, personId));
  await database
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(own, isNull(consents.withdrawnAt)));
  return (await database.$count(consents, own)) > 0;
}
