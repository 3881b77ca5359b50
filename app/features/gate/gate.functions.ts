import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { gateChangeSchema } from '#domain/site/site-settings.ts';

import { gateIsSet, givePass } from '#app/server/gate/gate-pass.server.ts';
import { gateFor, setGate } from '#app/server/gate/gate-setting.server.ts';

/** True while the site is closed with a password. */
export const readGateIsSet = createServerFn({ method: 'GET' }).handler(() => gateIsSet());

/** The gate with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readGate = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => gateFor(context.auth.user));

/** Closes or opens the gate, seen in `version`. @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on` */
export const saveGate = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      ...gateChangeSchema.entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(async ({ context, data }) => {
    const saved = await setGate(data, context.auth.user);
    // An administrator who closes the site is not locked out in their own browser.
    await givePass();
    return saved;
  });
