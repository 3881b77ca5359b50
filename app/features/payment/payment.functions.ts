import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { cardOffer } from '#app/gateway/card-gateway.server.ts';
import { listPayments } from '#app/gateway/payments.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { bankAccount } from '#app/store/bank-account.server.ts';
import { pageNumber } from '#domain/page-param.ts';
import { paymentStates } from '#domain/payment.ts';

import { bankAccountSettingFor } from './bank-account-setting.server.ts';

/** Where fans transfer their money to; null where nobody named an account. @throws AppError `sign_in_required` */
export const readBankAccount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => bankAccount());

/** The account with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readBankAccountSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => bankAccountSettingFor(context.auth.user));

/** A page of orders by their money, for managers. @throws AppError `not_allowed` */
export const readPayments = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(
    v.object({
      payment: v.nullable(v.picklist(paymentStates)),
      find: v.pipe(v.string(), v.maxLength(200)),
      page: pageNumber,
    }),
  )
  .handler(({ context, data }) => listPayments(data, context.auth.user));

/** What the browser needs to take a card; null where none is taken. @throws AppError `sign_in_required` */
export const readCardOffer = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => cardOffer());
