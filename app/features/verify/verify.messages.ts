import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ErrorCode } from '#domain/app-error.ts';

export const linkFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  'not-a-video-link': msg`Paste a link to a gift or an order on this site`,
};

/** Why a check got no answer. */
export function checkFailure(code: ErrorCode): MessageDescriptor {
  return code === 'too_many_requests'
    ? msg`That’s a lot of checks. Please try again in an hour.`
    : msg`We couldn’t check it right now. Please try again.`;
}
