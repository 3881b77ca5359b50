import { createMiddleware } from '@tanstack/react-start';

import { requireRecentConfirmation } from './read-session.server.ts';

/**
 * Stands behind `signedIn` before what only the account's owner may do: lets through who signed in, or was asked for
 * the password again, within the last ten minutes (ADR 0068). In the browser, `useConfirmed` asks and tries again.
 * @throws AppError `confirmation_required`
 */
export const recentlyConfirmed = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  await requireRecentConfirmation();
  return next();
});
