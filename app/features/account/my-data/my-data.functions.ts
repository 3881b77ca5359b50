import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { plannedDeletionOf } from '#app/server/my-data/store/account-deletions.server.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { askForCopy, askForDeletion, keepAccount } from '#app/server/my-data/my-data.server.ts';
import { readOwnData } from '#app/server/my-data/read-own-data.server.ts';

const locale = v.picklist(locales);

/** The copy, the deletion and the consents of anyone who is signed in. @throws AppError `sign_in_required` */
export const readMyData = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => readOwnData(context.auth));

/** Asks for a copy of the own data. @throws AppError `sign_in_required`, `too_many_requests` */
export const requestMyData = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ locale }))
  .handler(({ context, data }) => askForCopy(context.auth, data.locale));

/** Asks for the own account to be deleted. @throws AppError `invalid_input`, `not_allowed`, `too_many_requests` */
export const requestDeletion = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...ownPasswordSchema.entries, locale }))
  .handler(({ context, data }) => askForDeletion(context.auth, data.current, data.locale));

/** Takes that back. @throws AppError `sign_in_required`, `not_allowed` when it is too late */
export const cancelOwnDeletion = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(({ context }) => keepAccount(context.auth));

/** The deletion that the own account waits for, or null. @throws AppError `sign_in_required` */
export const readPlannedDeletion = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => plannedDeletionOf(context.auth.user.id));
