import { msg } from '@lingui/core/macro';

/** Why signing in failed: one sentence whichever part was wrong. */
export const signInFailure = {
  wrong_credentials: msg`The user name or the password is not right.`,
  account_suspended: msg`This account is suspended. Please write to us if you think that this is a mistake.`,
  too_many_requests: msg`Too many attempts. Please wait a quarter of an hour and try again.`,
  other: msg`An error occurred. Please try later`,
} as const;
