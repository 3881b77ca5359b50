import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { siteNameSchema } from '#domain/site/site-settings.ts';

import { setSiteName, siteNameFor } from '#app/server/settings/site-name-setting.server.ts';

/** The site's name with its version and who set it last, for administrators. @throws AppError `not_allowed` */
export const readSiteNameSetting = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => siteNameFor(context.auth.user));

/** Sets a new name, last seen at `version`. @throws AppError `not_allowed`, `invalid_input`, `setting_moved_on` */
export const saveSiteName = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(
    v.object({
      name: siteNameSchema,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  .handler(({ context, data }) => setSiteName(data, context.auth.user));
