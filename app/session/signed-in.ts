import { createMiddleware } from '@tanstack/react-start';

import { AppError } from '#domain/app-error.ts';

import { readSession } from './session.server.ts';

/**
 * Lets only signed-in people through. It sets `auth` itself, from the cookie, on every call: a client can
 * send context along, and what is set here overwrites it.
 */
export const signedIn = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const auth = await readSession();
  if (!auth) throw new AppError('sign_in_required');
  return next({ context: { auth } });
});
