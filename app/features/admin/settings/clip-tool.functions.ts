import { createServerFn } from '@tanstack/react-start';

import { transcoder } from '#app/server/clips/transcoder/find-transcoder.server.ts';
import { signedIn } from '#app/server/sessions/signed-in.ts';
import { assertAdministrator } from '#domain/account/role.ts';

/** Whether clips are made smaller on the server, for administrators. @throws AppError `not_allowed` */
export const readClipTool = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .handler(async ({ context }) => {
    assertAdministrator(context.auth.user);
    return { isInstalled: (await transcoder.open()) !== null };
  });
