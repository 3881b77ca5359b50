import { queryOptions } from '@tanstack/react-query';

import type { ReviewSort } from '#domain/review/review.ts';

import { readReviews } from './reviews.functions.ts';

/** A page of a celebrity's reviews. */
export function reviewsQuery(celebrityId: number, sort: ReviewSort = 'newest', page = 1) {
  return queryOptions({
    queryKey: ['reviews', celebrityId, sort, page],
    queryFn: () => readReviews({ data: { celebrityId, sort, page } }),
  });
}
