import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { ownTables } from '#app/server/db/own-tables.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import {
  readThanks,
  removeThanks,
  sendThanks,
  thanksAtOnce,
  type ThanksDesk,
} from '#app/server/thanks/thanks.server.ts';
import { thanksSchema } from '#domain/thanks/thanks.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

async function openThanksDesk(): Promise<ThanksDesk> {
  return { database: await ownTables(), now: () => new Date() };
}

/** The notes of thanks for those of these orders that the caller wrote or was written, or manages. */
export const readOrderThanks = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderIds: v.pipe(v.array(orderId), v.maxLength(thanksAtOnce)) }))
  .handler(async ({ context, data }) =>
    readThanks(await openThanksDesk(), context.auth.user, data.orderIds),
  );

/**
 * Thanks the celebrity of the caller's delivered order, once.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input`, `order_moved_on` /
 */
export const thankCelebrity = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...thanksSchema.entries, orderId }))
  .handler(async ({ context, data }) =>
    sendThanks(await openThanksDesk(), context.auth.user, data),
  );

/** Takes a note of thanks away, for managers. @throws AppError `not_found`, `not_allowed` */
export const removeOrderThanks = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    removeThanks(await openThanksDesk(), context.auth.user, data.orderId),
  );
