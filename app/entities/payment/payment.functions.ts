import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getCheckoutOrders } from '#app/server/backend/orders/placing/checkout-orders.server.ts';
import { cardOffer } from '#app/server/backend/payments/card-gateway.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { bankAccount } from '#app/server/settings/store/bank-account.server.ts';

import { bankAccountSettingFor } from '#app/server/payments/bank-account-setting.server.ts';

/** The account that fans transfer money to; null if none is set. @throws AppError `sign_in_required` */
export const readBankAccount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => bankAccount());

/** The account with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readBankAccountSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => bankAccountSettingFor(context.auth.user));

/**
 * The orders placed together with this one, including it; none if it was placed alone, and for its celebrity.
 * @throws AppError `sign_in_required`, `not_found` /
 */
export const readCheckoutOrders = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ orderId: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
  .handler(({ context, data }) => getCheckoutOrders(data.orderId, context.auth.user));

/** What the browser needs to accept a card; null if cards are not accepted. @throws AppError `sign_in_required` */
export const readCardOffer = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => cardOffer());
