import { createServerFn } from '@tanstack/react-start';

import { isSiteWrittenHere } from '#app/gateway/content/edited-pages.server.ts';
import { signedIn } from '#app/session/signed-in.ts';
import { assertAdministrator } from '#domain/account/role.ts';

/** Whether pages and menus are written here or in the back end's own pages, for administrators. @throws AppError `not_allowed` */
export const readSiteEditing = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(({ context }) => {
    assertAdministrator(context.auth.user);
    return isSiteWrittenHere();
  });
