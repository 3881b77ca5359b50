import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { recentlyConfirmed } from '#app/server/sessions/recently-confirmed.ts';
import { askForPasskey } from '#app/server/sessions/second-factor/passkey-checks.server.ts';
import { signedIn, signedInUnproven } from '#app/server/sessions/signed-in.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { shownPasskeySchema } from '#domain/account/sign-in/passkey-answer.ts';
import { newPasskeySchema } from '#domain/account/sign-in/new-passkey-schema.ts';
import { oneTimeCodeSchema, passkeyNameSchema } from '#domain/account/sign-in/second-factor.ts';
import { locales } from '#domain/locale.ts';

import {
  addPasskeyFor,
  beginPasskeyFor,
  confirmByPasskey,
  confirmByPassword,
  renamePasskeyFor,
  renewCodesFor,
  secondFactorsOf,
} from '#app/server/accounts/second-factors.server.ts';
import {
  beginAppFor,
  confirmAppFor,
  removeAppFor,
  removePasskeyFor,
} from '#app/server/accounts/confirm-app-for.server.ts';

/** The only functions available before a second factor is set up; each asks for the password first (ADR 0068). */
const owner = [signedInUnproven, recentlyConfirmed] as const;
const locale = v.picklist(locales);
const passkeyId = v.pipe(v.string(), v.maxLength(1_400));

/** The factors that the user has set up. @throws AppError `sign_in_required` */
export const readSecondFactors = createServerFn({ method: 'GET' })
  .middleware([signedInUnproven])
  .handler(({ context }) => secondFactorsOf(context.auth));

/**
 * Confirms the user's identity with the password.
 * @throws AppError `invalid_input` on `current`, `too_many_requests`
 */
export const confirmPassword = createServerFn({ method: 'POST' })
  .middleware([signedInUnproven])
  .validator(ownPasswordSchema)
  .handler(({ context, data }) => confirmByPassword(context.auth, data.current));

/** What the browser needs to use a passkey instead of the password. @throws AppError `too_many_requests` */
export const beginPasskeyConfirmation = createServerFn({ method: 'POST' })
  .middleware([signedInUnproven])
  .handler(({ context }) => askForPasskey('confirm', context.auth.user.id));

/** Confirms the user's identity with a passkey. @throws AppError `wrong_credentials` */
export const confirmPasskey = createServerFn({ method: 'POST' })
  .middleware([signedInUnproven])
  .validator(v.object({ response: shownPasskeySchema }))
  .handler(({ context, data }) => confirmByPasskey(context.auth, data.response));

/**
 * What the browser needs to create a passkey.
 * @throws AppError `confirmation_required`, `address_unverified`, `not_allowed`, `too_many_requests` /
 */
export const beginPasskey = createServerFn({ method: 'POST' })
  .middleware(owner)
  .handler(({ context }) => beginPasskeyFor(context.auth));

/**
 * Saves a passkey.
 * @returns recovery codes with the first factor
 * @throws AppError `wrong_credentials`, `not_allowed`, `confirmation_required`
 */
export const addPasskey = createServerFn({ method: 'POST' })
  .middleware(owner)
  .validator(v.object({ name: passkeyNameSchema, response: newPasskeySchema, locale }))
  .handler(({ context, data }) => addPasskeyFor(context.auth, data, data.locale));

/** Renames a passkey. @throws AppError `not_found` if it is not the user's */
export const renamePasskey = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ id: passkeyId, name: passkeyNameSchema }))
  .handler(({ context, data }) => renamePasskeyFor(context.auth, data));

/** Removes a passkey. @throws AppError `not_allowed`, `confirmation_required` */
export const removePasskey = createServerFn({ method: 'POST' })
  .middleware(owner)
  .validator(v.object({ id: passkeyId, locale }))
  .handler(({ context, data }) => removePasskeyFor(context.auth, data.id, data.locale));

/** Starts setting up an authenticator app. @throws AppError `confirmation_required`, `address_unverified` */
export const beginApp = createServerFn({ method: 'POST' })
  .middleware(owner)
  .handler(({ context }) => beginAppFor(context.auth));

/**
 * Completes the app's setup with its first code.
 * @returns recovery codes with the first factor
 * @throws AppError `invalid_input`, `code_expired`
 */
export const confirmApp = createServerFn({ method: 'POST' })
  .middleware(owner)
  .validator(v.object({ code: oneTimeCodeSchema, locale }))
  .handler(({ context, data }) => confirmAppFor(context.auth, data.code, data.locale));

/** Turns the app off. @throws AppError `not_allowed`, `confirmation_required` */
export const removeApp = createServerFn({ method: 'POST' })
  .middleware(owner)
  .validator(v.object({ locale }))
  .handler(({ context, data }) => removeAppFor(context.auth, data.locale));

/** Creates new recovery codes. @throws AppError `not_allowed`, `confirmation_required` */
export const renewRecoveryCodes = createServerFn({ method: 'POST' })
  .middleware(owner)
  .validator(v.object({ locale }))
  .handler(({ context, data }) => renewCodesFor(context.auth, data.locale));
