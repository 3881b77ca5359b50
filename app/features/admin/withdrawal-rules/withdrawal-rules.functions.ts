import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import {
  withdrawalRulesFor,
  setWithdrawalRules,
} from '#app/server/settings/withdrawal-rules-setting.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { withdrawalRulesSchema } from '#domain/order/withdrawal/withdrawal-rules.ts';

/**
 * Where fans can withdraw and for how long, with the version and who set it last, for administrators.
 * @throws AppError `not_allowed`
 */
export const readWithdrawalSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => withdrawalRulesFor(context.auth.user));

/**
 * Sets where fans can withdraw and for how long, last seen at `version`.
 * @throws AppError `not_allowed`, `setting_moved_on`
 */
export const saveWithdrawalRules = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      ...withdrawalRulesSchema.entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => setWithdrawalRules(data, context.auth.user));
