import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { PasskeyNotUsed } from '#app/platform/browser/passkey.ts';
import { AppError } from '#domain/app-error.ts';

import { accountFailure } from '../account.messages.ts';

/** Why signing in with a passkey failed. */
export function passkeyFailure(error: unknown): MessageDescriptor {
  if (error instanceof PasskeyNotUsed) {
    return error.trouble === 'unsupported'
      ? msg`This browser can’t use passkeys. Choose another way to log in.`
      : msg`No passkey was used. You can try again.`;
  }
  const code = error instanceof AppError ? error.code : 'backend_failed';
  if (code === 'wrong_credentials') return msg`This passkey doesn’t open an account here.`;
  if (code === 'account_suspended') {
    return msg`This account is suspended. If you think that’s a mistake, please contact us.`;
  }
  return accountFailure(code);
}
