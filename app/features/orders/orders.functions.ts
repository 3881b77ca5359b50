import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getOrder, listOrders, moveOrder } from '#app/gateway/orders.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { orderActions } from '#domain/order-move.ts';
import { orderStatuses } from '#domain/order-status.ts';
import { pageNumber } from '#domain/page-param.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A page of the visitor's orders. @throws AppError `sign_in_required` */
export const readOrders = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ page: pageNumber }))
  .handler(({ context, data }) => listOrders(context.auth.user, data.page));

/** One order of the visitor's. @throws AppError `not_found` */
export const readOrder = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(({ context, data }) => getOrder(data.orderId, context.auth.user));

/** Accepts, rejects or fulfils an order that was seen in the status `from`. @throws AppError `not_allowed`, `video_missing`, `order_moved_on`, `not_found` */
export const changeOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({ orderId, action: v.picklist(orderActions), from: v.picklist(orderStatuses) }),
  )
  .handler(({ context, data }) => moveOrder(data, context.auth.user));
