import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { quickAnswerers } from '#app/server/figures/store/quick-answers.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { CelebrityCard } from '#domain/catalog/celebrity.ts';
import { defaultLocale } from '#domain/locale.ts';
import {
  reviewsPerPage,
  type Rating,
  type ReviewPage,
  type ReviewSort,
} from '#domain/review/review.ts';

import { publicReviewFrom } from './review-rows.server.ts';
import { ratingsOf, shownReviews } from './store/reviews.server.ts';

/** After a review changed: pages and cards of these celebrities are made anew in every process. */
export async function showReviewsAnew(celebrityIds: readonly number[]): Promise<void> {
  if (celebrityIds.length > 0) await invalidateCatalog(celebrityIds.map(celebritySubject));
}

/** A page of a celebrity's reviews; none for one that is not listed. @throws AppError `not_found` */
export async function readPublicReviews(
  celebrityId: number,
  search: { readonly sort: ReviewSort; readonly page: number },
): Promise<ReviewPage> {
  await catalogue.celebrity(celebrityId, defaultLocale);
  const database = await ownTables();
  const rating = (await ratingsOf(database, [celebrityId])).get(celebrityId) ?? null;
  const rows = rating ? await shownReviews(database, celebrityId, search) : [];
  return {
    rating,
    rows: rows.map(publicReviewFrom),
    totalPages: Math.max(1, Math.ceil((rating?.count ?? 0) / reviewsPerPage)),
  };
}

/** None if they cannot be read: a list does not fail for this. */
async function factsForLists(ids: readonly number[]) {
  try {
    const database = await ownTables();
    const ratings = await ratingsOf(database, ids);
    return { ratings, quick: await quickAnswerers(database, ids, new Date()) };
  } catch (error) {
    console.error(error);
    return { ratings: new Map<number, Rating>(), quick: new Set<number>() };
  }
}

/** Celebrities with what is known of them: their rating, and whether they answer within a day. Two statements. */
export async function withRatings<Card extends CelebrityCard>(
  cards: readonly Card[],
): Promise<Card[]> {
  const { ratings, quick } = await factsForLists(cards.map(({ id }) => id));
  return cards.map((card) => {
    const rating = ratings.get(card.id);
    const answersQuickly = quick.has(card.id);
    return {
      ...card,
      ...(rating ? { rating } : {}),
      ...(answersQuickly ? { answersQuickly } : {}),
    };
  });
}
