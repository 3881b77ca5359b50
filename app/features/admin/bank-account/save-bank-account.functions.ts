import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { bankAccountSchema } from '#domain/payment/transfer/bank-account.ts';

import { setBankAccount } from '#app/server/payments/set-bank-account.server.ts';

/**
 * Sets a new bank account, last seen at `version`, and notifies the shop’s own address.
 * @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on`, `confirmation_required` /
 */
export const saveBankAccount = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({
      ...bankAccountSchema.entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => setBankAccount(data, context.auth.user));
