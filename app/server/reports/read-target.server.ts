import type { ReportedThing } from '#app/server/backend/moderation/reported-things.server.ts';
import { readReported } from '#app/server/backend/moderation/read-reported.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { findReview } from '#app/server/reviews/store/reviews.server.ts';
import { isShown } from '#app/server/reviews/take-down.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReportTarget } from '#domain/report/report.ts';

/** A review that everyone sees, whose owner is its fan, or the answer to one, whose owner is its celebrity. */
async function readReviewPart(
  kind: 'review' | 'reviewAnswer',
  id: number,
  locale: Locale,
): Promise<ReportedThing> {
  const part = kind === 'review' ? 'review' : 'answer';
  const row = await findReview(await ownTables(), id);
  // The answer to a review that was taken down is not shown either.
  const isThere = row !== null && (await isShown(id, 'review')) && (await isShown(id, part));
  if (!isThere) throw new AppError('not_found');
  const { shopName } = await catalogue.celebrity(row.celebrityId, locale);
  const text = part === 'review' ? `${row.stars}/5\n${row.words}` : (row.answer ?? '');
  return {
    snapshot: { title: shopName, celebrity: shopName, service: null, text },
    celebrityId: part === 'review' ? row.personId : row.celebrityId,
  };
}

/**
 * What is reported, as its reporter sees it, with its owner.
 * @param reader the signed-in user; null for a visitor
 * @throws AppError `not_found`, also if this reader may not see it
 */
export function readReportTarget(
  { kind, id }: ReportTarget,
  locale: Locale,
  reader: Actor | null,
): Promise<ReportedThing> {
  if (kind === 'review' || kind === 'reviewAnswer') return readReviewPart(kind, id, locale);
  return readReported({ kind, id }, locale, reader);
}
