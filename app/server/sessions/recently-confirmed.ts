import { createMiddleware } from '@tanstack/react-start';

import { requireRecentConfirmation } from './read-session.server.ts';

/**
 * Goes after `signedIn` on what only the account's owner may do: lets through users who signed in, or re-entered the
 * password, within the last ten minutes (ADR 0068). In the browser, `useConfirmed` asks and retries.
 * @throws AppError `confirmation_required`
 */
export const recentlyConfirmed = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  await requireRecentConfirmation();
  return next();
});
