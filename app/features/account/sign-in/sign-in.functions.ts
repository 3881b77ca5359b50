import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';

import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { admit } from '#app/server/sessions/second-factor/pending-sign-in.server.ts';
import { endSession } from '#app/server/sessions/session.server.ts';
import { signInLimit } from '#app/server/limits/sign-in-limit.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { signInSchema } from '#domain/account/sign-in/sign-in.ts';

import { takeConnection } from '#app/server/accounts/connection.server.ts';
import { deviceKnownTo, rememberDevice } from '#app/server/accounts/known-device.server.ts';

/**
 * Signs in with a name and a password.
 * @returns the session's expiry, in milliseconds since the epoch
 * @throws AppError `wrong_credentials`, `account_suspended`, `too_many_requests`, `invalid_input`, and
 *   `second_step_required` when both were right and the second factor is required
 */
export const signIn = createServerFn({ method: 'POST' })
  .validator(signInSchema)
  .handler(async ({ data }): Promise<{ userId: number; expiresAt: number }> => {
    const address = peerAddress();
    const device = await deviceKnownTo(data.username);
    const limit = await signInLimit();
    const retryAfter = await limit.attempt(address, data.username, device);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
    const signedIn = await signInWithPassword(data.username, data.password).catch(async (error) => {
      if (isTrouble(error)) await limit.unanswered(address, data.username, device);
      throw error;
    });
    await limit.succeeded(address, data.username, device);
    await rememberDevice(data.username);
    await admit(signedIn);
    await takeConnection(signedIn.user.id);
    return { userId: signedIn.user.id, expiresAt: signedIn.expiresAt.getTime() };
  });

/** Signs out; the session ends on the server, and the browser clears its cache. */
export const signOut = createServerFn({ method: 'POST' }).handler(async () => {
  await endSession();
  setResponseHeader('clear-site-data', '"cache"');
});
