import { msg } from '@lingui/core/macro';

/** Why signing in failed: one sentence whichever part was wrong. */
export const signInFailure = {
  wrong_credentials: msg`The user name or the password is not right.`,
  other: msg`An error occurred. Please try later`,
} as const;
