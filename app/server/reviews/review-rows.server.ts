import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import { editableUntil, type OwnReview, type PublicReview } from '#domain/review/review.ts';

import type { ReviewRow } from './store/reviews.server.ts';

export function languageOf({ language }: Pick<ReviewRow, 'language'>): Locale {
  return isLocale(language) ? language : defaultLocale;
}

/** A shown row as everyone sees it. */
export function publicReviewFrom(row: ReviewRow): PublicReview {
  return {
    ...{ id: row.id, stars: row.stars, words: row.words, language: languageOf(row) },
    firstName: row.isNameless ? '' : row.firstName,
    month: row.writtenAt.toISOString().slice(0, 7),
    isEdited: row.editedAt !== null,
    answer: row.answerHiddenAt === null ? row.answer : null,
  };
}

/** A row as its author and its celebrity see it. */
export function ownReviewFrom(row: ReviewRow): OwnReview {
  const { id, version, stars, words, firstName, writtenAt, answer } = row;
  return {
    ...{ id, version, stars, words, firstName, answer, language: languageOf(row) },
    writtenAt: writtenAt.toISOString(),
    editableUntil: editableUntil(writtenAt).toISOString(),
    state: row.removedAt === null ? (row.hiddenAt === null ? 'public' : 'hidden') : 'removed',
    isAnswerHidden: row.answerHiddenAt !== null,
  };
}
