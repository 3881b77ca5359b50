import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  readOwnBalance,
  readOwnPayouts,
  setPayoutAccount,
} from '#app/server/payouts/own-payouts.server.ts';
import { openPayoutDesk } from '#app/server/payouts/payout-desk.server.ts';
import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { payoutAccountSchema } from '#domain/payout/payout-account.ts';

/** The calling celebrity's money: earned, on hold, available, paid out. @throws AppError `not_allowed` */
export const readPayoutBalance = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => readOwnBalance(await openPayoutDesk(), context.auth.user));

/** The calling celebrity's balance, account, payouts and statements. @throws AppError `not_allowed` */
export const readMyPayouts = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => readOwnPayouts(await openPayoutDesk(), context.auth.user));

/**
 * Sets the account that the calling celebrity is paid to, last seen at `version`, and tells of it by email.
 * @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on`, `confirmation_required` /
 */
export const savePayoutAccount = createServerFn({ method: 'POST' })
  .middleware([signedIn, recentlyConfirmed])
  .validator(
    v.object({
      ...payoutAccountSchema.entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(async ({ context, data }) =>
    setPayoutAccount(await openPayoutDesk(), context.auth.user, data),
  );
