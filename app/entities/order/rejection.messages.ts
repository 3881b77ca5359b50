import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { RejectionReason } from '#domain/order/transitions/rejection.ts';

/** The reasons as shown to the person rejecting. */
export const reasonChoice = {
  'no-time': msg`No time for this right now`,
  unclear: msg`The request isn’t clear enough`,
  unsuitable: msg`The request doesn’t fit our rules`,
  duplicate: msg`The same request was placed twice`,
  'not-paid': msg`Not paid in time`,
  'not-delivered': msg`Not delivered in time`,
  withdrawn: msg`Withdrawn by the fan`,
  other: msg`Another reason`,
} as const satisfies Record<RejectionReason, MessageDescriptor>;

/** The reasons as shown to the fan; another reason is explained by its own text. */
export const reasonTold = {
  'no-time': msg`They don’t have time for this right now.`,
  unclear: msg`The request wasn’t clear enough.`,
  unsuitable: msg`The request doesn’t meet our guidelines.`,
  duplicate: msg`The same request was placed twice.`,
  // The order's notice says it already.
  'not-paid': null,
  'not-delivered': null,
  withdrawn: null,
  other: null,
} as const satisfies Record<RejectionReason, MessageDescriptor | null>;
