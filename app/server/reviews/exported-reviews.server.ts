import type { Database } from '#app/server/db/database.server.ts';
import { maxExportedRows } from '#domain/my-data/data-export.ts';

import { reviewsAbout, reviewsBy } from './store/reviews.server.ts';

/** What a person wrote in reviews and answers, for the copy of their data; null if nothing. */
export async function ownReviews(database: Pick<Database, 'select'>, personId: number) {
  const written = await reviewsBy(database, personId, maxExportedRows);
  const about = await reviewsAbout(database, personId, maxExportedRows);
  const answered = about.filter(({ answer }) => answer !== null);
  if (written.length === 0 && answered.length === 0) return null;
  return {
    reviews: written.map((row) => {
      const { orderId, stars, words, firstName, language, writtenAt, editedAt } = row;
      const { hiddenAt, removedAt } = row;
      const said = { orderId, stars, words, firstName, language };
      return { ...said, writtenAt, editedAt, hiddenAt, removedAt };
    }),
    answers: answered.map(({ orderId, answer, answeredAt }) => ({ orderId, answer, answeredAt })),
  };
}
