import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { commissionRateSchema } from '#domain/money/commission.ts';

import { commissionFor } from '#app/server/settings/commission-setting.server.ts';
import { setCommission } from '#app/server/settings/set-commission.server.ts';

/** The commission with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readCommission = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => commissionFor(context.auth.user));

/**
 * Sets a new commission, last seen at `version`.
 * @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on`
 */
export const saveCommission = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      rate: commissionRateSchema,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => setCommission(data, context.auth.user));
