import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { adoptOrder } from '#app/server/backend/orders/adoption.server.ts';
import { decideOrders } from '#app/server/backend/orders/decide-orders.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { workRules } from '#app/server/settings/store/work-rules.server.ts';
import { deskDecisionSchema } from '#domain/order/desk/desk-decision.ts';
import { orderListSearchSchema } from '#domain/order/desk/order-list.ts';
import { undoFulfilment } from '#app/server/backend/orders/fulfilment/undo-fulfilment.server.ts';
import { askForRetake } from '#app/server/backend/orders/fulfilment/retake.server.ts';
import {
  cancelOwnOrder,
  extendPromise,
  remindCelebrity,
} from '#app/server/backend/orders/promise/fan-commands.server.ts';
import { sendNewVideo } from '#app/server/backend/orders/fulfilment/send-new-video.server.ts';
import { orderCommandSchema } from '#domain/order/transitions/order-command.ts';
import { releaseReasonSchema } from '#domain/order/delivery/release.ts';
import { retakeRequestSchema } from '#domain/order/delivery/retake.ts';

import { fulfilOrder } from '#app/server/orders/pending-fulfilments.server.ts';
import { releaseNoted } from '#app/server/orders/release-order.server.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * A page of the visitor's orders, and how many of them need the visitor's action.
 * @throws AppError `sign_in_required`
 */
export const readOrders = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(orderListSearchSchema)
  .handler(async ({ context, data }) => {
    const { user } = context.auth;
    const [orders, waiting] = await Promise.all([
      listOrders(user, data, await workRules()),
      countWaiting(user),
    ]);
    return { orders, waiting };
  });

/** One of the visitor's orders. @throws AppError `not_found` */
export const readOrder = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    getOrder(data.orderId, context.auth.user, await workRules()),
  );

/**
 * Accepts, rejects or fulfils an order last seen in the status `from`; fulfilling can be undone for a while.
 * @throws AppError `not_allowed`, `invalid_input`, `video_missing`, `payment_missing`, `store_closed`,
 *   `order_moved_on`, `not_found` /
 */
export const changeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(orderCommandSchema)
  .handler(async ({ context, data }) =>
    data.action === 'fulfil'
      ? fulfilOrder(data, context.auth.user)
      : moveOrder(data, context.auth.user, await workRules()),
  );

/**
 * Undoes a fulfilment that has not been sent to the fan yet.
 * @throws AppError `not_allowed`, `not_found`, `already_sent`, `order_moved_on` /
 */
export const undoSending = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, pendingId: v.pipe(v.string(), v.uuid()) }))
  .handler(({ context, data }) => undoFulfilment(data, context.auth.user));

/**
 * Accepts or rejects orders awaiting approval, for managers, and returns the result for each.
 * @throws AppError `not_allowed` /
 */
export const decideAtDesk = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(deskDecisionSchema)
  .handler(({ context, data }) => decideOrders(data, context.auth.user));

/**
 * Lets a celebrity start work before the order is paid, for managers.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on` /
 */
export const releaseUnpaidOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, reason: releaseReasonSchema }))
  .handler(({ context, data }) => releaseNoted(data, context.auth.user));

/**
 * Requests a retake of the delivered video, for its fan, once.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on` /
 */
export const askForNewTake = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, ...retakeRequestSchema.entries }))
  .handler(({ context, data }) => askForRetake(data, context.auth.user));

/**
 * Sends the fan the newly uploaded video in place of the delivered one.
 * @throws AppError `not_allowed`, `not_found`, `upload_open`, `order_moved_on` /
 */
export const replaceVideo = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId, videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }))
  .handler(({ context, data }) => sendNewVideo(data, context.auth.user));

/**
 * Gives the celebrity a week more, for the fan of an order that is due, once.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on` /
 */
export const giveMoreTime = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => extendPromise(data.orderId, context.auth.user, new Date()));

/**
 * Reminds the celebrity, for the fan of an order whose time is half over, once.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on` /
 */
export const remindOfOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => remindCelebrity(data.orderId, context.auth.user, new Date()));

/**
 * Cancels an order that was not accepted yet, for its fan.
 * @throws AppError `not_allowed`, `not_found`, `order_moved_on` /
 */
export const cancelMyOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => cancelOwnOrder(data.orderId, context.auth.user, new Date()));

/** Adopts an order that was placed outside the app, for managers. @throws AppError `not_allowed`, `not_found` */
export const adoptShopOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => adoptOrder(data.orderId, context.auth.user));
