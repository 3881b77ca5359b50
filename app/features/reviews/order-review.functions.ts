import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import {
  answerReview,
  editReview,
  readOrderReview,
  removeReview,
  writeReview,
} from '#app/server/reviews/own-reviews.server.ts';
import { openReviewDesk } from '#app/server/reviews/review-desk.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { locales } from '#domain/locale.ts';
import { reviewAnswerSchema, reviewSchema } from '#domain/review/review.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));
const seen = { orderId, version: v.pipe(v.number(), v.integer(), v.minValue(1)) };
const written = { ...reviewSchema.entries, language: v.picklist(locales) };

/** The review of an order, for its author, its celebrity and the team; null where there is none for the caller. */
export const readReview = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    readOrderReview({ database: await ownTables() }, context.auth.user, data.orderId),
  );

/**
 * Reviews the caller's fulfilled order, once.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input`, `too_many_requests`, `order_moved_on` /
 */
export const sendReview = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...written, orderId }))
  .handler(async ({ context, data }) =>
    writeReview(await openReviewDesk(), context.auth.user, data),
  );

/**
 * Changes the caller's review, in time.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input`, `too_many_requests`, `order_moved_on` /
 */
export const changeReview = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...written, ...seen }))
  .handler(async ({ context, data }) =>
    editReview(await openReviewDesk(), context.auth.user, data),
  );

/** Removes the caller's review, for good. @throws AppError `not_found`, `order_moved_on` */
export const deleteReview = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object(seen))
  .handler(async ({ context, data }) =>
    removeReview(await openReviewDesk(), context.auth.user, data),
  );

/**
 * Answers a review of the caller's store, changes that answer, or takes it away.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input`, `too_many_requests`, `order_moved_on` /
 */
export const sendReviewAnswer = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...seen, answer: v.nullable(reviewAnswerSchema.entries.answer) }))
  .handler(async ({ context, data }) =>
    answerReview(await openReviewDesk(), context.auth.user, data),
  );
