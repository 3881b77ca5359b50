import { ownTables } from '#app/server/db/own-tables.server.ts';

import { showReviewsAnew } from './public-reviews.server.ts';
import { findReview, setHidden } from './store/reviews.server.ts';

/** What can be reported of a review: itself, or the celebrity's answer. */
export type ReviewPart = 'review' | 'answer';

/** Whether everyone sees this part of a review. */
export async function isShown(id: number, part: ReviewPart): Promise<boolean> {
  const row = await findReview(await ownTables(), id);
  if (!row || row.removedAt !== null) return false;
  return part === 'review'
    ? row.hiddenAt === null
    : row.answer !== null && row.answerHiddenAt === null;
}

/** Takes a part of a review down, or shows it again, before that is acknowledged. Idempotent. */
export async function setShown(id: number, part: ReviewPart, isWanted: boolean): Promise<void> {
  const database = await ownTables();
  await setHidden(database, id, part, isWanted ? null : new Date());
  const row = await findReview(database, id);
  if (row) await showReviewsAnew([row.celebrityId]);
}
