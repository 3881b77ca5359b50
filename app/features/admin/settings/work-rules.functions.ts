import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';

import { workRulesFor } from '#app/server/settings/work-rules-setting.server.ts';
import { setWorkRules } from '#app/server/settings/set-work-rules.server.ts';

/**
 * When celebrities start work, with the version and who set it last, for administrators.
 * @throws AppError `not_allowed`
 */
export const readWorkRules = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => workRulesFor(context.auth.user));

/** Sets when celebrities start work, last seen at `version`. @throws AppError `not_allowed`, `setting_moved_on` */
export const saveWorkRules = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({ paidFirst: v.boolean(), version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  )
  .handler(({ context, data }) => setWorkRules(data, context.auth.user));
