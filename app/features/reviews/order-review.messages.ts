import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import { AppError } from '#domain/app-error.ts';

/** The choices of the form. */
export const starName: Readonly<Record<'1' | '2' | '3' | '4' | '5', MessageDescriptor>> = {
  '5': msg`★★★★★ Excellent`,
  '4': msg`★★★★ Good`,
  '3': msg`★★★ All right`,
  '2': msg`★★ Poor`,
  '1': msg`★ Bad`,
};

/** Why a review, or an answer, was not saved. */
export function reviewFailure(error: Error): MessageDescriptor {
  if (isNoNetwork(error)) return msg`You’re offline. Please try again once you’re back online.`;
  const code = error instanceof AppError ? error.code : null;
  if (code === 'too_many_requests') return msg`Too many attempts. Please wait a while.`;
  if (code === 'order_moved_on') {
    return msg`This review changed in the meantime. Your text is still here: copy it and reload the page.`;
  }
  if (code === 'not_allowed' || code === 'not_found') {
    return msg`This review can’t be changed any more. Your text wasn’t sent.`;
  }
  return msg`An error occurred. Please try later`;
}
