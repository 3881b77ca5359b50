import { createServerFn } from '@tanstack/react-start';

import { cardOffer } from '#app/gateway/payment/card-gateway.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { bankAccount } from '#app/store/bank-account.server.ts';

import { bankAccountSettingFor } from './bank-account-setting.server.ts';

/** Where fans transfer their money to; null where nobody named an account. @throws AppError `sign_in_required` */
export const readBankAccount = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => bankAccount());

/** The account with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readBankAccountSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => bankAccountSettingFor(context.auth.user));

/** What the browser needs to take a card; null where none is taken. @throws AppError `sign_in_required` */
export const readCardOffer = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(() => cardOffer());
