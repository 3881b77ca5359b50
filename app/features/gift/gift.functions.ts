import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { openGiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { makeGift, readOwnGift, revokeGift } from '#app/server/gifts/own-gift.server.ts';
import { noteWatched, readReceivedGift } from '#app/server/gifts/received-gift.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { giftTokenSchema, newGiftSchema } from '#domain/gift/gift.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The gift that the caller made of an order; null if there is none. @throws AppError `not_found`, `not_allowed` */
export const readMyGift = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    readOwnGift(await openGiftDesk(), context.auth.user, data.orderId),
  );

/**
 * Makes the link with which the video of the caller's order is given to someone else, once.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input` /
 */
export const giveVideo = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...newGiftSchema.entries, orderId }))
  .handler(async ({ context, data }) => makeGift(await openGiftDesk(), context.auth.user, data));

/** Takes the caller's gift of an order back, if there is one. */
export const takeGiftBack = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) => {
    await revokeGift(await openGiftDesk(), context.auth.user, data.orderId);
  });

/** A gift by its link, for anyone who has it. @throws AppError `not_found`, `too_many_requests` */
export const readGift = createServerFn({ method: 'POST' })
  .validator(v.object({ token: giftTokenSchema }))
  .handler(async ({ data }) => readReceivedGift(await openGiftDesk(), data.token, peerAddress()));

/** Counts that a gift was watched, once for each visit. @throws AppError `not_found`, `too_many_requests` */
export const watchGift = createServerFn({ method: 'POST' })
  .validator(v.object({ token: giftTokenSchema, visitId: v.pipe(v.string(), v.uuid()) }))
  .handler(async ({ data }) => noteWatched(await openGiftDesk(), data, peerAddress()));
