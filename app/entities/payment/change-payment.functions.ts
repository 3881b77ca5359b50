import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { requireRecentConfirmation } from '#app/server/sessions/read-session.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { confirmedPaymentActions, paymentActions } from '#domain/payment/payment-move.ts';
import { paymentStates } from '#domain/payment/payment.ts';

/**
 * Records what happened to an order's payment, last seen in the state `from`.
 * @throws AppError `not_allowed`, `order_moved_on`, `not_found`, `confirmation_required` for a refund /
 */
export const changePayment = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      orderId: v.pipe(v.number(), v.integer(), v.minValue(1)),
      action: v.picklist(paymentActions),
      from: v.picklist(paymentStates),
      reference: v.pipe(v.string(), v.trim(), v.maxLength(200, 'too-long')),
    }),
  )
  .handler(async ({ context, data }) => {
    if (confirmedPaymentActions.includes(data.action)) await requireRecentConfirmation();
    return movePayment(data, context.auth.user);
  });
