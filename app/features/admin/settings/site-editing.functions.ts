import { createServerFn } from '@tanstack/react-start';

import { isSiteWrittenHere } from '#app/server/backend/content/edited-pages.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { assertAdministrator } from '#domain/account/role.ts';

/**
 * Whether pages and menus are edited here or in the back end's own admin, for administrators.
 * @throws AppError `not_allowed` /
 */
export const readSiteEditing = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => {
    assertAdministrator(context.auth.user);
    return isSiteWrittenHere();
  });
