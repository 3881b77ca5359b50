import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  payoutRulesFor,
  setPayoutRules,
} from '#app/server/settings/payout-rules-setting.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { payoutRulesSchema } from '#domain/payout/payout-rules.ts';

/**
 * When earnings are paid out, with the version and who set it last, for administrators.
 * @throws AppError `not_allowed`
 */
export const readPayoutRules = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => payoutRulesFor(context.auth.user));

/** Sets when earnings are paid out, last seen at `version`. @throws AppError `not_allowed`, `setting_moved_on` */
export const savePayoutRules = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      ...payoutRulesSchema.entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => setPayoutRules(data, context.auth.user));
