import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { setAlert } from '#app/server/availability/reopen-alerts.server.ts';
import { hasAlert } from '#app/server/availability/store/reopen-alerts.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { locales } from '#domain/locale.ts';

const celebrityId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Whether the visitor is to be told when a celebrity takes requests again. @throws AppError `sign_in_required` */
export const readReopenAlert = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ celebrityId }))
  .handler(async ({ context, data }) => {
    const { database } = await accountsStore();
    return hasAlert(database, { personId: context.auth.user.id, ...data });
  });

/**
 * Sets or removes the visitor's alert, a single mail for when a celebrity takes requests again.
 * @returns whether it is kept: not if requests are taken already
 * @throws AppError `sign_in_required`, `not_found`, `too_many_requests` /
 */
export const setReopenAlert = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ celebrityId, wanted: v.boolean(), locale: v.picklist(locales) }))
  .handler(async ({ context, data }) =>
    setAlert(await accountsStore(), context.auth.user, data, new Date()),
  );
