import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { readPublicReviews } from '#app/server/reviews/public-reviews.server.ts';
import { reviewId, reviewSearchSchema } from '#domain/review/review.ts';

/** A page of a celebrity's reviews, the same for everyone. @throws AppError `not_found` */
export const readReviews = createServerFn({ method: 'GET' })
  .validator(v.object({ celebrityId: reviewId, ...reviewSearchSchema.entries }))
  .handler(({ data: { celebrityId, ...search } }) => readPublicReviews(celebrityId, search));
