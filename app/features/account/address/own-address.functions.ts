import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { codeSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { confirmOwnAddress, mailAddressCode } from '#app/server/accounts/own-address.server.ts';

/**
 * Mails a code to the user's own address.
 * @returns the reference of the code, and where it was sent
 * @throws AppError `too_many_requests`
 */
export const sendAddressCode = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ locale: v.picklist(locales) }))
  .handler(({ context, data }) => mailAddressCode(context.auth.user.id, data.locale));

/** Verifies the user's own address. @throws AppError `invalid_input` on `code`, `code_expired`, `too_many_requests` */
export const confirmAddress = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ attempt: v.pipe(v.string(), v.uuid()), code: codeSchema }))
  .handler(({ context, data }) => confirmOwnAddress(context.auth.user.id, data));
