import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { getProfile } from '#app/server/backend/people/profile.server.ts';
import { changeProfile } from '#app/server/backend/people/change-profile.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { locales } from '#domain/locale.ts';
import { profileChangeSchema } from '#domain/person/profile-change.ts';

const localeSchema = v.picklist(locales);

/** The user's own profile. @throws AppError `sign_in_required` */
export const readProfile = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator(v.object({ locale: localeSchema }))
  .handler(({ context, data }) => getProfile(context.auth, data.locale));

/**
 * Changes the given fields of the user's own profile.
 * @throws AppError `sign_in_required`, `invalid_input`, `not_allowed`
 */
export const saveProfile = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.strictObject({ locale: localeSchema, change: profileChangeSchema }))
  .handler(async ({ context, data: { change, locale } }) =>
    changeProfile(context.auth, change, locale, await siteName()),
  );
