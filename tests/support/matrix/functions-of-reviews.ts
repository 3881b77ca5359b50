import type { FunctionRow } from './function-row.ts';

const seen = { version: 1 };
const written = { stars: '5', words: 'Wonderful.', language: 'en' };

/** What fans and celebrities do with the review of an order, and whose hearts are whose. */
export const functionsOfReviews: Readonly<Record<string, FunctionRow>> = {
  // There is none yet, for no one.
  readReview: {
    method: 'GET',
    of: async ({ answeredOrder }) => ({ orderId: await answeredOrder() }),
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  sendReview: {
    method: 'POST',
    of: async ({ answeredOrder }) => ({ ...written, orderId: await answeredOrder() }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  // No review of this order is anyone's.
  changeReview: {
    method: 'POST',
    of: async ({ order }) => ({ ...written, ...seen, orderId: await order('processing') }),
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  deleteReview: {
    method: 'POST',
    of: async ({ order }) => ({ ...seen, orderId: await order('processing') }),
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  sendReviewAnswer: {
    method: 'POST',
    of: async ({ order }) => ({
      ...seen,
      answer: 'Thank you.',
      orderId: await order('processing'),
    }),
    answers: [401, 403, 403, 404, 404, 403, 403],
  },
  // Everyone has hearts of their own.
  readFavourites: {
    method: 'GET',
    answers: [401, 200, 200, 200, 200, 200, 200],
    takesAnything: true,
  },
  readFavouriteCards: {
    method: 'GET',
    data: { locale: 'en' },
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  setFavourite: {
    method: 'POST',
    of: async ({ people }) => ({
      ...{ celebrityId: people.ids.celebrity, wanted: true, locale: 'en' },
    }),
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  addKeptFavourites: {
    method: 'POST',
    data: { celebrityIds: [999_999] },
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
};
