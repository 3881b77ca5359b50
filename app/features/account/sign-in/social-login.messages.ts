import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SocialLoginFailure } from '#domain/account/sign-in/social-login.ts';

/** Why a social login came to nothing, and what to do. @param name what people call the provider */
export function socialLoginMessage(failure: SocialLoginFailure, name: string): MessageDescriptor {
  return {
    cancelled: msg`You did not log in with ${name}. You can try again or use your password.`,
    ended: msg`This login with ${name} took too long or was used already. Please try again.`,
    unreachable: msg`${name} cannot be reached right now. Please try again later or use your password.`,
    refused: msg`The login with ${name} did not work. Please try again or use your password.`,
    unverified: msg`${name} has not confirmed your e-mail address. Confirm it there, or register with a password.`,
    taken: msg`You already have an account with this e-mail address. Log in once with your password, and ${name} will be connected to it.`,
    blocked: msg`This account cannot log in. Please write to us.`,
    unsupported: msg`The login with ${name} is not available here yet. Please use your password.`,
    'too-often': msg`You have tried this too often. Please wait a while.`,
    failed: msg`An error occurred. Please try later`,
  }[failure];
}
