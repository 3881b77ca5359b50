import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { passwordLength } from '#domain/account/account.ts';
import type { ErrorCode } from '#domain/app-error.ts';

/** Validation errors of the account forms, beyond those of every form. */
export const accountFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'too-short': msg`Use at least ${passwordLength.min} characters`,
  'not-an-email': msg`This is not a valid email`,
  'user-name': msg`Use 3 to 40 letters, numbers, dots or hyphens`,
  taken: msg`This username is taken`,
  common: msg`This password is easy to guess. Choose another one`,
  'about-you': msg`Don’t use the site’s name, your own name or your email address`,
  'six-digits': msg`The code has six digits`,
  'same-address': msg`This is already your address`,
  'address-taken': msg`This address now belongs to another account`,
  'recovery-code': msg`A recovery code has ten letters and numbers`,
  wrong: msg`That doesn’t look right. Please check it.`,
};

const other = msg`An error occurred. Please try later`;

/** Why an account action failed. */
export function accountFailure(code: ErrorCode): MessageDescriptor {
  return failures[code] ?? other;
}

const failures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  too_many_requests: msg`Too many attempts. Please wait a while.`,
  code_expired: msg`This code has expired. Request a new one.`,
  second_step_over: msg`That took too long. Please log in again.`,
  link_expired: msg`This link has expired. Request a new one.`,
  operator_registers: msg`Our team sets up celebrity accounts. Please get in touch.`,
};
