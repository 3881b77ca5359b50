import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { setVatRules } from '#app/server/settings/set-vat-rules.server.ts';
import { vatRulesFor } from '#app/server/settings/vat-rules-setting.server.ts';
import { vatRulesSchema } from '#domain/invoice/vat-rules.ts';

/** How the seller stands towards VAT, for administrators. @throws AppError `not_allowed` */
export const readVatRules = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => vatRulesFor(context.auth.user));

/** Sets it, last seen at `version`. @throws AppError `not_allowed`, `setting_moved_on`, `invalid_input` */
export const saveVatRules = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.intersect([
      vatRulesSchema,
      v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ]),
  )
  .handler(({ context, data }) => setVatRules(data, context.auth.user));
