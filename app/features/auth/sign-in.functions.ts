import { createServerFn } from '@tanstack/react-start';

import { signInWithPassword } from '#app/gateway/sign-in.server.ts';
import { beginSession, endSession } from '#app/session/session.server.ts';
import { signInSchema } from '#domain/sign-in.ts';

/** Signs in with a name and a password; answers when the session ends, in ms since the epoch. @throws AppError `wrong_credentials`, `invalid_input` */
export const signIn = createServerFn({ method: 'POST' })
  .validator(signInSchema)
  .handler(async ({ data }): Promise<{ userId: number; expiresAt: number }> => {
    const signedIn = await signInWithPassword(data.username, data.password);
    await beginSession(signedIn);
    return { userId: signedIn.user.id, expiresAt: signedIn.expiresAt.getTime() };
  });

/** Signs out; the session ends on the server. */
export const signOut = createServerFn({ method: 'POST' }).handler(async () => {
  await endSession();
});
