import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { receiveTransfer } from '#app/server/backend/payments/receive-transfer.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/**
 * Records that one transfer paid for several orders of one checkout. The amount has to equal their total.
 * @throws AppError `not_allowed`, `not_found`, `amount_differs` /
 */
export const receiveCheckout = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      checkout: v.pipe(v.string(), v.maxLength(21)),
      orderIds: v.pipe(
        v.array(id),
        v.minLength(1),
        v.maxLength(maxBasketLines),
        v.check((ids) => new Set(ids).size === ids.length, 'repeated'),
      ),
      amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999)),
      reference: v.pipe(v.string(), v.trim(), v.maxLength(200, 'too-long')),
    }),
  )
  .handler(({ context, data }) => receiveTransfer(data, context.auth.user));
