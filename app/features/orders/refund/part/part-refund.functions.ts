import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  decidePartRefund,
  dropPartRefund,
  readPartRefunds,
} from '#app/server/refunds/part-refunds.server.ts';
import { openRefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { partRefundSchema } from '#domain/refund/part-refund.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));

/** What goes back of an order in parts, for its fan and managers. @throws AppError `not_found`, `not_allowed` */
export const readOrderParts = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId: id }))
  .handler(async ({ context, data }) =>
    readPartRefunds(await openRefundDesk(), context.auth.user, data.orderId),
  );

/**
 * Decides that a part of a paid order goes back, for managers; its fan is told by email.
 * @throws AppError `not_found`, `not_allowed`, `amount_differs`, `refund_moved_on`, `confirmation_required` /
 */
export const refundPart = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(partRefundSchema)
  .handler(async ({ context, data }) => {
    await decidePartRefund(await openRefundDesk(), context.auth.user, data);
  });

/**
 * Takes back the decision on a part that no run has, for managers; its fan is told by email.
 * @throws AppError `not_found`, `not_allowed`, `refund_moved_on`, `confirmation_required` /
 */
export const dropPart = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(v.object({ id }))
  .handler(async ({ context, data }) => {
    await dropPartRefund(await openRefundDesk(), context.auth.user, data.id);
  });
