import { msg } from '@lingui/core/macro';

/** Why signing in failed: one sentence whichever part was wrong. */
export const signInFailure = {
  wrong_credentials: msg`Wrong username or password.`,
  account_suspended: msg`This account is suspended. If you think that’s a mistake, please contact us.`,
  too_many_requests: msg`Too many attempts. Please wait 15 minutes and try again.`,
  other: msg`An error occurred. Please try later`,
} as const;
