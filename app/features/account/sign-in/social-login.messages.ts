import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SocialLoginFailure } from '#domain/account/sign-in/social-login.ts';

/** Why a social login failed, and what to do. @param name the provider's display name */
export function socialLoginMessage(failure: SocialLoginFailure, name: string): MessageDescriptor {
  return {
    cancelled: msg`The ${name} login was cancelled. Try again or use your password.`,
    ended: msg`This login with ${name} took too long or has already been used. Please try again.`,
    unreachable: msg`We can’t reach ${name} right now. Please try again later or use your password.`,
    refused: msg`Logging in with ${name} didn’t work. Please try again or use your password.`,
    unverified: msg`${name} hasn’t confirmed your email address. Confirm it there, or register with a password.`,
    taken: msg`You already have an account with this email address. Log in once with your password, and ${name} will be connected to it.`,
    blocked: msg`This account can’t log in. Please contact us.`,
    unsupported: msg`Logging in with ${name} isn’t available yet. Please use your password.`,
    'too-often': msg`Too many attempts. Please wait a while.`,
    failed: msg`An error occurred. Please try later`,
  }[failure];
}
