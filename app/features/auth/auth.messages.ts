import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a field of the sign-in form can have wrong. */
export const fieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  'too-long': msg`This is too long`,
};

/** Why signing in failed: one sentence whichever part was wrong. */
export const signInFailure = {
  wrong_credentials: msg`The user name or the password is not right.`,
  too_many_requests: msg`Too many attempts. Please wait a quarter of an hour and try again.`,
  other: msg`An error occurred. Please try later`,
} as const;
