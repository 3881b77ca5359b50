import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { RejectionReason } from '#domain/order/transitions/rejection.ts';

/** The reasons as anyone who rejects picks them. */
export const reasonChoice = {
  'no-time': msg`No time for it at the moment`,
  unclear: msg`The request is not clear enough`,
  unsuitable: msg`The request does not fit our rules`,
  duplicate: msg`The same request was placed twice`,
  'not-paid': msg`Not paid in time`,
  other: msg`Another reason`,
} as const satisfies Record<RejectionReason, MessageDescriptor>;

/** The reasons as the fan is told them; another reason speaks for itself. */
export const reasonTold = {
  'no-time': msg`There is no time for it at the moment.`,
  unclear: msg`The request was not clear enough.`,
  unsuitable: msg`The request does not fit our rules.`,
  duplicate: msg`The same request was placed twice.`,
  // The notice of the order says it.
  'not-paid': null,
  other: null,
} as const satisfies Record<RejectionReason, MessageDescriptor | null>;
