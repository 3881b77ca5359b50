import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { passwordLength } from '#domain/account/account.ts';
import type { ErrorCode } from '#domain/app-error.ts';

/** What a field of the account forms can have wrong, beyond what every form's can. */
export const accountFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'too-short': msg`Use at least ${passwordLength.min} characters`,
  'not-an-email': msg`This is not a valid email`,
  'user-name': msg`Use 3 to 40 letters, digits, dots or dashes`,
  taken: msg`This user name is taken`,
  common: msg`This password is easy to guess. Choose another one`,
  'about-you': msg`Leave the site’s name and your own name and email address out of it`,
  'six-digits': msg`The code has six digits`,
  'same-address': msg`This is your address already`,
  'address-taken': msg`This address belongs to another account by now`,
  'recovery-code': msg`A recovery code has ten letters and digits`,
  wrong: msg`This is not right. Please try again`,
};

const other = msg`An error occurred. Please try later`;

/** Why something about an account did not work. */
export function accountFailure(code: ErrorCode): MessageDescriptor {
  return failures[code] ?? other;
}

const failures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  too_many_requests: msg`You have tried this too often. Please wait a while.`,
  code_expired: msg`This code has ended. Ask for a new one.`,
  second_step_over: msg`This took too long. Please log in again.`,
  link_expired: msg`This link has ended. Ask for a new one.`,
  operator_registers: msg`Celebrity accounts are opened by our team. Please write to us.`,
};
