import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  readOwnRefundAccount,
  setOwnRefundAccount,
} from '#app/server/refunds/own-refund-account.server.ts';
import { openRefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { refundAccountSchema } from '#domain/refund/refund-account.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Where the money of the caller's own order goes back to. @throws AppError `not_found`, `not_allowed` */
export const readRefundAccount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    readOwnRefundAccount(await openRefundDesk(), context.auth.user, data.orderId),
  );

/**
 * Sets where the money of the caller's own order goes back to, last seen at `version`, and tells of it by email.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input`, `setting_moved_on`, `refund_moved_on`,
 *   `confirmation_required` /
 */
export const saveRefundAccount = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({
      ...refundAccountSchema.entries,
      orderId,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(async ({ context, data }) =>
    setOwnRefundAccount(await openRefundDesk(), context.auth.user, data),
  );
