import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { PasskeyNotUsed } from '#app/platform/browser/passkey.ts';
import { AppError } from '#domain/app-error.ts';

/** Validation errors of the security page, beyond those of every form. */
export const securityFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'six-digits': msg`The code has six digits`,
  wrong: msg`That doesn’t look right. Please check it.`,
};

/** Why an action on the security page failed. */
export function securityFailure(error: unknown): MessageDescriptor {
  if (error instanceof PasskeyNotUsed) {
    switch (error.trouble) {
      case 'unsupported':
        return msg`This browser can’t use passkeys.`;
      case 'known-already':
        return msg`This device already has a passkey for your account.`;
      case 'not-used':
        return msg`No passkey was used. You can try again.`;
    }
  }
  const code = error instanceof AppError ? error.code : 'backend_failed';
  if (code === 'too_many_requests') {
    return msg`Too many attempts. Please wait a while.`;
  }
  if (code === 'wrong_credentials') return msg`We couldn’t check this passkey. Please try again.`;
  if (code === 'code_expired') return msg`That took too long. Please set up the app again.`;
  if (code === 'not_allowed') {
    return msg`You need a passkey or the app. Set up the other one before you remove this one.`;
  }
  return msg`An error occurred. Please try later`;
}
