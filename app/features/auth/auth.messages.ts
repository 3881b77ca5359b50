import { msg } from '@lingui/core/macro';

/** Why signing in failed: one sentence whichever part was wrong. */
export const signInFailure = {
  wrong_credentials: msg`The user name or the password is not right.`,
  too_many_requests: msg`Too many attempts. Please wait a quarter of an hour and try again.`,
  other: msg`An error occurred. Please try later`,
} as const;
