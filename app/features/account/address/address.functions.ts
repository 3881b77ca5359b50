import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { addressChangeSchema, addressCodesSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { confirmAddressChange, dropAddressChange } from '#app/server/accounts/address.server.ts';
import {
  beginAddressChange,
  ownAddress,
} from '#app/server/accounts/begin-address-change.server.ts';

const locale = v.picklist(locales);

/** The user's own address, and the pending new one. @throws AppError `sign_in_required` */
export const readOwnAddress = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => ownAddress(context.auth));

/** Requests a change of address. @throws AppError `sign_in_required`, `invalid_input`, `too_many_requests` */
export const requestAddress = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...addressChangeSchema.entries, locale }))
  .handler(({ context, data }) => beginAddressChange(context.auth, data, data.locale));

/**
 * Changes the user's own address with both codes.
 * @throws AppError `sign_in_required`, `invalid_input`, `code_expired`, `too_many_requests` /
 */
export const applyAddressChange = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...addressCodesSchema.entries, locale }))
  .handler(({ context, data }) => confirmAddressChange(context.auth, data, data.locale));

/** Cancels the change of address. @throws AppError `sign_in_required` */
export const cancelAddress = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(({ context }) => dropAddressChange(context.auth));
