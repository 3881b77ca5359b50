import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ErrorCode } from '#domain/app-error.ts';
import type { DeletionObstacle } from '#domain/my-data/account-deletion.ts';

/** What the deletion is waiting for, and how to resolve it. */
export const obstacleSentence: Readonly<Record<DeletionObstacle, MessageDescriptor>> = {
  openOrders: msg`Some of your orders aren’t finished yet. We’ll delete the account as soon as they are.`,
  moneyDue: msg`A refund is still on its way. We’ll delete the account as soon as it’s done.`,
  lastAdministrator: msg`You’re the only administrator. Give the role to someone else first.`,
  operator: msg`Our team deletes your account by hand. They’ll be notified on the day.`,
};

export const deletionFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  wrong: msg`That doesn’t look right. Please check it.`,
};

const other = msg`An error occurred. Please try later`;
const failures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  too_many_requests: msg`Too many attempts. Please wait a while.`,
  not_allowed: msg`You’re the only administrator. Give the role to someone else first.`,
};

/** Why the account was not scheduled for deletion. */
export function deletionFailure(code: ErrorCode): MessageDescriptor {
  return failures[code] ?? other;
}

const copyFailures: Partial<Record<ErrorCode, MessageDescriptor>> = {
  too_many_requests: msg`You’ve asked for enough copies today. Try again tomorrow.`,
};

/** Why no copy was requested. */
export function copyFailure(code: ErrorCode): MessageDescriptor {
  return copyFailures[code] ?? other;
}

/** The names of the texts that users agree to; one missing here is shown by its id. */
export const consentName: Readonly<Record<string, MessageDescriptor>> = {
  terms: msg`Terms of use`,
  privacy: msg`Privacy policy`,
  withdrawal: msg`Right of withdrawal`,
  'early-beginning': msg`Start before the withdrawal period ends`,
};
