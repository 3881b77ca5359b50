import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import {
  readOwnWithdrawals,
  readWithdrawalOf,
  withdrawFrom,
} from '#app/server/withdrawals/own-withdrawal.server.ts';
import { openWithdrawalDesk } from '#app/server/withdrawals/withdrawal-desk.server.ts';
import { withdrawalReasonMaxLength } from '#domain/order/withdrawal/withdrawal.ts';

const orderId = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * Whether the fan of an order can withdraw from it, or has, for the fan and managers.
 * @throws AppError `not_found`, `not_allowed`
 */
export const readWithdrawal = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId }))
  .handler(async ({ context, data }) =>
    readWithdrawalOf(await openWithdrawalDesk(), context.auth.user, data.orderId),
  );

/** The right of withdrawal of the visitor's newest orders. @throws AppError `sign_in_required` */
export const readMyWithdrawals = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) =>
    readOwnWithdrawals(await openWithdrawalDesk(), context.auth.user),
  );

/**
 * Withdraws from a whole order, for its fan. A second time changes nothing.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if there is nothing to withdraw from any more /
 */
export const withdrawFromOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      orderId,
      reason: v.pipe(v.string(), v.trim(), v.maxLength(withdrawalReasonMaxLength, 'too-long')),
    }),
  )
  .handler(async ({ context, data }) =>
    withdrawFrom(await openWithdrawalDesk(), context.auth.user, data),
  );
