import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { forgottenSchema, passwordChangeSchema, resetSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { changeOwnPassword, mailResetLink } from '#app/server/accounts/password.server.ts';
import { resetWithLink } from '#app/server/accounts/reset-with-link.server.ts';

const locale = v.picklist(locales);

/** Requests a password reset link. The response is always the same. */
export const requestReset = createServerFn({ method: 'POST' })
  .validator(v.object({ ...forgottenSchema.entries, locale }))
  .handler(({ data }) => mailResetLink(data.username, data.locale));

/** Sets a password with a reset link. @throws AppError `link_expired`, `invalid_input`, `too_many_requests` */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(v.object({ ...resetSchema.entries, token: v.string(), locale }))
  .handler(({ data }) => resetWithLink(data.token, data.password, data.locale));

/** Changes the user's own password. @throws AppError `sign_in_required`, `invalid_input`, `too_many_requests` */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...passwordChangeSchema.entries, locale }))
  .handler(({ data, context }) => changeOwnPassword(context.auth, data, data.locale));
