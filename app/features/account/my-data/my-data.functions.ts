import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { plannedDeletionOf } from '#app/server/my-data/store/account-deletions.server.ts';
import { ownPasswordSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { askForCopy, askForDeletion, keepAccount } from '#app/server/my-data/my-data.server.ts';
import { readOwnData } from '#app/server/my-data/read-own-data.server.ts';

const locale = v.picklist(locales);

/** The signed-in user's data copy, pending deletion and consents. @throws AppError `sign_in_required` */
export const readMyData = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => readOwnData(context.auth));

/** Requests a copy of the user's own data. @throws AppError `sign_in_required`, `too_many_requests` */
export const requestMyData = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ locale }))
  .handler(({ context, data }) => askForCopy(context.auth, data.locale));

/** Requests deletion of the user's own account. @throws AppError `invalid_input`, `not_allowed`, `too_many_requests` */
export const requestDeletion = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ ...ownPasswordSchema.entries, locale }))
  .handler(({ context, data }) => askForDeletion(context.auth, data.current, data.locale));

/** Cancels the deletion. @throws AppError `sign_in_required`, `not_allowed` when it is too late */
export const cancelOwnDeletion = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .handler(({ context }) => keepAccount(context.auth));

/** The pending deletion of the user's own account, or null. @throws AppError `sign_in_required` */
export const readPlannedDeletion = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => plannedDeletionOf(context.auth.user.id));
