import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { connectedAccounts } from '#app/server/accounts/connected-accounts.server.ts';
import { disconnectAccount } from '#app/server/accounts/disconnect-account.server.ts';

/** The providers connected to the user's own account. @throws AppError `sign_in_required` */
export const readConnectedAccounts = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => connectedAccounts(context.auth.user.id));

/** Disconnects a provider. @throws AppError `sign_in_required`, `invalid_input`, `too_many_requests` */
export const disconnectProvider = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      ...ownPasswordSchema.entries,
      issuer: v.pipe(v.string(), v.maxLength(500)),
      locale: v.picklist(locales),
    }),
  )
  .handler(({ context, data }) => disconnectAccount(context.auth, data, data.locale));
